import type { Label } from '../../net/messages'
import type { Game } from '../../net/board_types'
import { session } from '../../state/session.svelte'
import { Formatter } from '../../texts/messages'
import { Seating } from '../../texts/seating'
import { loadTexts } from '../../texts/texts'

export type LabelWriter = (label: Label) => string

/** Writes out labels with the texts of a game; of a message that has no text, its name. */
export async function loadLabelWriter(language: typeof session.language, game: Game): Promise<LabelWriter> {
  const texts = await loadTexts(language, game, 'report')
  const formatter = new Formatter(texts, {}, new Seating(texts, [], null))
  return (label) => (typeof label === 'string' ? label : texts.has(label[0]) ? formatter.say(label) : label[0])
}

/** The label writer of a game in the language that is shown; null until its texts are loaded. */
export class GameLabels {
  private loaded = $state.raw<{ game: Game; write: LabelWriter } | null>(null)

  constructor(game: () => Game) {
    $effect(() => {
      const [wanted, language] = [game(), session.language]
      void loadLabelWriter(language, wanted).then(
        (write) => {
          if (wanted === game() && language === session.language) this.loaded = { game: wanted, write }
        },
        () => undefined,
      )
    })
  }

  of(game: string): LabelWriter | null {
    return this.loaded?.game === game ? this.loaded.write : null
  }
}
