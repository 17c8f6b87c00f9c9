"""What does not fit into its window: parts of a page that lie outside it or are cut off."""

from playwright.sync_api import Page

# What lies outside the page sideways or is cut off in a box that cannot be scrolled, a line each.
OUTSIDE = """() => {
  const found = new Set()
  const { clientWidth: width, scrollWidth } = document.documentElement
  if (scrollWidth > width + 1) found.add(`the page is ${scrollWidth} px wide on ${width}`)
  const known = new Map([[null, false]])
  const scrolls = (each) => {
    if (!known.has(each))
      known.set(each, /auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement))
    return known.get(each)
  }
  const isUnseen = (each) => each.closest('.unseen, .skip, dialog:not([open]), [aria-hidden=true], .flying')
  const name = (each) => `${each.tagName}.${each.getAttribute('class')} "${each.textContent.trim().slice(0, 40)}"`
  const all = document.querySelectorAll('button, a, h1, h2, h3, p, input, select, label, li, dd, th, td, .place')
  for (const each of all) {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height || isUnseen(each) || scrolls(each)) continue
    const [left, right] = [Math.round(box.left), Math.round(box.right)]
    if (left < -1 || right > width + 1) found.add(`${name(each)} lies at ${left} to ${right} of ${width}`)
  }
  for (const each of document.querySelectorAll('button, a.button, h1, h2, legend, label, .prompt p, .status')) {
    if (isUnseen(each) || each.closest('.place') || !each.clientWidth) continue
    const { overflowX, textOverflow } = getComputedStyle(each)
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
    if (isCut && each.scrollWidth > each.clientWidth + 2) found.add(`${name(each)} is cut off`)
  }
  return [...found].slice(0, 12)
}"""


# The same at every stop of a table's dock, all of them in one call; a stop that no scrolling makes clickable is named.
STOPS = f"""async (isCovered) => {{
  const outside = {OUTSIDE}
  const isFree = (stop) => ['nearest', 'end', 'center', 'start'].some((block) => {{
    stop.scrollIntoView({{ block }})
    const {{ x, y, width, height }} = stop.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.dock button') === stop
  }})
  const found = outside()
  for (const stop of isCovered ? [] : document.querySelectorAll('.dock button')) {{
    if (!isFree(stop)) found.push(`"${{stop.textContent.trim()}}" is covered`)
    stop.click()
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    found.push(...outside())
  }}
  return found
}}"""

# What a table shown whole never does while it is played: move its board, grow beyond the window, or overfill its bar.
# A font that arrives late is no fault of the layout; what does not fit is named with its edges.
MOVED = """async () => {
  await document.fonts.ready
  const { height, right, bottom } = document.querySelector('.prompt').getBoundingClientRect()
  const { x, y, width, height: high } = document.querySelector('.centre').getBoundingClientRect()
  const parts = ['brand', 'ask', 'choices', 'tools'].map((name) => {
    return { name, ...document.querySelector(`.prompt .${name}`).getBoundingClientRect().toJSON() }
  })
  return {
    board: [x, y, width, high].map(Math.round),
    page: document.documentElement.scrollHeight - innerHeight,
    over: parts.filter((box) => box.height > height || box.right > right + 1 || box.bottom > bottom + 1),
  }
}"""


def stops(page: Page) -> list[str]:
    """What lies outside at every stop of a table's dock, or on the page itself where there is none."""
    is_covered = page.locator(".drawer, dialog[open]").count() > 0
    return list(page.evaluate(STOPS, is_covered))
