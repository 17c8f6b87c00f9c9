/** The styles of every game: few rules each, and the front page draws with them, too. */
export default import.meta.glob('../boards/*/style.css', { eager: true })
