/** The boards without server and pages, to draw them: /workbench.html?at=rokoko-4-middle, …?page=gallery */
import { mount } from 'svelte'
import './styles/base.css'
import './styles/table.css'
import './games/styles'
import Gallery from './pages/Gallery.svelte'
import Workbench from './pages/Workbench.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the workbench')
export default mount(new URLSearchParams(location.search).get('page') === 'gallery' ? Gallery : Workbench, { target })
