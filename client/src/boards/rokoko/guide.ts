import { guideItem, scoringItem, type Guide, type GuideItem } from '../../games/guides'

const action = (id: string, rule: string): GuideItem => ({
  id,
  icon: `rk-act-${id}`,
  name: `heading-${id}`,
  text: `guide-${id}`,
  rule,
})
const phase = guideItem('phase')
const sign = guideItem('sign')
const line = scoringItem('category')

/** Rokoko in brief. */
const guide: Guide = {
  round: [
    phase('prepare', 'rk-bale-green', 'RK-1.2'),
    phase('hands', 'rk-card-back', 'RK-2.1', '0 0 120 170'),
    phase('actions', 'rk-act-make', 'RK-3.2'),
    phase('income', 'rk-livre', 'RK-4.1'),
  ],
  actions: [
    action('favor', 'RK-A1.1'),
    action('acquire', 'RK-A2.1'),
    action('make', 'RK-A3.1'),
    action('hire', 'RK-A4.1'),
    action('depute', 'RK-A5.1'),
    action('decorate', 'RK-A6.1'),
  ],
  signs: [
    { ...sign('livre', 'rk-livre', 'RK-F1'), also: ['rk-coin'] },
    { ...sign('prestige', 'rk-prestige', 'RK-F11'), also: ['rk-rosette'] },
    { ...sign('silk', 'rk-bale-yellow', 'RK-A3.2'), also: ['rk-bale-green', 'rk-bale-red', 'rk-bale-blue'] },
    sign('yarn', 'rk-yarn', 'RK-A3.3'),
    sign('lace', 'rk-lace', 'RK-A3.3'),
    sign('thimble', 'rk-thimble', 'RK-A3.4'),
    sign('crown', 'rk-crown', 'RK-3.4'),
    { ...sign('musician', 'rk-viol', 'RK-F4', '0 0 80 100'), also: ['rk-harpsichord'] },
    sign('fountain', 'rk-fountain', 'RK-4.1', '0 0 220 150'),
  ],
  scoring: [
    line('RK-S9', 'rk-prestige', 'RK-S9'),
    line('RK-F1', 'rk-livre', 'RK-F1'),
    line('RK-F2', 'rk-crown', 'RK-F2'),
    line('RK-F3', 'rk-card-favor', 'RK-F3', '0 0 90 126'),
    line('RK-F4', 'rk-nav-palace', 'RK-F4'),
    line('RK-F6', 'rk-rocket', 'RK-F6', '0 0 32 60'),
    line('RK-F8', 'rk-burst', 'RK-F8', '0 0 100 100'),
    line('RK-F9', 'rk-statue', 'RK-F9', '0 0 60 110'),
    { ...line('RK-F10-dress', 'rk-gown-3', 'RK-F10', '0 -18 120 200'), tint: 'silk-red' },
    line('RK-F10-decoration', 'rk-act-decorate', 'RK-F10'),
    line('RK-F10-all_halls', 'rk-urn', 'RK-AH1', '0 0 32 48'),
  ],
}

export default guide
