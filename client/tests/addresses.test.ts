import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressIn, linkTo } from '../src/net/addresses'
import { find } from '../src/pages/routes'

const address = (url: string) => addressIn(new URL(url))

describe('addresses of a page with a server', () => {
  it('lead to its gallery of editions', () => {
    expect(find('/editions/rokoko')).toMatchObject({ title: 'title-editions', params: { game: 'rokoko' } })
  })

  it('are those of the browser', () => {
    expect(linkTo('/t/dev-x')).toBe('/t/dev-x')
    expect(address('https://host/rules/histrio?a=1#HI-2')).toEqual({
      pathname: '/rules/histrio',
      search: '?a=1',
      hash: '#HI-2',
    })
  })
})

describe('addresses of a site without a server', () => {
  const mark = document.createElement('meta')
  beforeEach(() => {
    Object.assign(mark, { name: 'trianon-home', content: 'site' })
    document.head.append(mark)
  })
  afterEach(() => mark.remove())

  it('stand behind the #, wherever the site lies', () => {
    expect(linkTo('/t/dev-x')).toBe('#/t/dev-x')
    for (const place of ['https://host/', 'https://host/sub/', 'https://host/sub/index.html'])
      expect(address(`${place}#/rules/histrio?a=1#HI-2`)).toEqual({
        pathname: '/rules/histrio',
        search: '?a=1',
        hash: '#HI-2',
      })
  })

  it('lead to no page about what a server holds', () => {
    for (const path of ['/editions/rokoko', '/statistics/rokoko', '/enter'])
      expect(find(path).title).toBe('title-nowhere')
    expect(find('/edition/rokoko').title).toBe('title-edition')
  })

  it('are the front page where none stands there', () => {
    for (const end of ['', '#', '#HI-2', '?x=1']) expect(address(`https://host/sub/${end}`).pathname).toBe('/')
  })
})
