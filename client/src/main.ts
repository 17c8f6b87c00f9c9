import { mount } from 'svelte'
import './styles/base.css'
import './styles/table.css'
import './games/styles'
import './pages/pages.css'
import App from './App.svelte'
import { settings } from './state/settings.svelte'

settings.apply()
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the client')
export default mount(App, { target })
