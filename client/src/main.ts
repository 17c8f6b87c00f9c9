import { mount } from 'svelte'
import './styles/base.css'
import './styles/table.css'
import './games/styles'
import './pages/pages.css'
import App from './App.svelte'
import { pageUpdate } from './state/page_update.svelte'
import { settings } from './state/settings.svelte'

settings.apply()
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the client')
// once everything that is shown has been fetched
window.addEventListener('load', () => void pageUpdate.start())
export default mount(App, { target })
