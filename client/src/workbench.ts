/** The boards without server and pages, to draw them: /workbench.html?at=rokoko-4-middle */
import { mount } from 'svelte'
import './styles/base.css'
import './styles/table.css'
import './games/styles'
import Workbench from './pages/Workbench.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the workbench')
export default mount(Workbench, { target })
