import type { Messages } from '#shared/kernel/messages.ts';

export const mergeMessages: Messages = {
  'merge.itself': {
    en: 'A record cannot be merged with itself',
    nl: 'Een item kan niet met zichzelf worden samengevoegd',
    de: 'Ein Eintrag kann nicht mit sich selbst zusammengeführt werden',
  },
  'merge.moving': {
    en: 'What belongs to it is still being moved; try again in a moment',
    nl: 'Wat erbij hoort wordt nog verplaatst; probeer het zo meteen opnieuw',
    de: 'Was dazugehört, wird noch übertragen; versuchen Sie es gleich noch einmal',
  },
  'merge.tooLate': {
    en: 'A merge can be undone for {days} days',
    nl: 'Een samenvoeging kan {days} dagen ongedaan worden gemaakt',
    de: 'Eine Zusammenführung kann {days} Tage lang rückgängig gemacht werden',
  },
  'merge.targetGone': {
    en: 'The record it was merged into has been deleted or merged since',
    nl: 'Het item waarmee het is samengevoegd is inmiddels verwijderd of samengevoegd',
    de: 'Der Eintrag, mit dem zusammengeführt wurde, ist inzwischen gelöscht oder zusammengeführt',
  },
  'merge.staysVenue': {
    en: 'Shows play at one of them: what they become must be a venue',
    nl: 'Bij een van beide zijn shows: wat ze worden moet een locatie zijn',
    de: 'Bei einem von beiden finden Shows statt: Was daraus wird, muss eine Spielstätte sein',
  },
};
