import type { Messages } from '#shared/kernel/text/messages.ts';

export const mergeMessages: Messages = {
  'merge.itself': {
    en: 'A record cannot be merged with itself',
    nl: 'Een item kan niet met zichzelf worden samengevoegd',
    de: 'Ein Eintrag kann nicht mit sich selbst zusammengeführt werden',
    it: 'Un record non può essere unito a sé stesso',
    es: 'Un registro no se puede fusionar consigo mismo',
    'pt-br': 'Um registro não pode ser mesclado consigo mesmo',
    pt: 'Um registo não pode ser unido a si próprio',
  },
  'merge.moving': {
    en: 'Its data is still being moved; try again in a moment',
    nl: 'Wat erbij hoort wordt nog verplaatst; probeer het zo meteen opnieuw',
    de: 'Was dazugehört, wird noch übertragen; versuchen Sie es gleich noch einmal',
    it: 'Ciò che gli appartiene è ancora in trasferimento; riprova tra un momento',
    es: 'Lo que le pertenece aún se está trasladando; vuelve a intentarlo en un momento',
    'pt-br': 'O que pertence a ele ainda está sendo movido; tente novamente em instantes',
    pt: 'O que lhe pertence ainda está a ser movido; tente novamente dentro de momentos',
  },
  'merge.tooLate': {
    en: 'A merge can be undone for {days} days',
    nl: 'Een samenvoeging kan {days} dagen ongedaan worden gemaakt',
    de: 'Eine Zusammenführung kann {days} Tage lang rückgängig gemacht werden',
    it: "Un'unione si può annullare per {days} giorni",
    es: 'Una fusión se puede deshacer durante {days} días',
    'pt-br': 'Uma mesclagem pode ser desfeita por {days} dias',
    pt: 'Uma união pode ser anulada durante {days} dias',
  },
  'merge.targetGone': {
    en: 'The record it was merged into has since been deleted or merged',
    nl: 'Het item waarmee het is samengevoegd is inmiddels verwijderd of samengevoegd',
    de: 'Der Eintrag, mit dem zusammengeführt wurde, ist inzwischen gelöscht oder zusammengeführt',
    it: 'Il record in cui è confluito è stato nel frattempo eliminato o unito',
    es: 'El registro con el que se fusionó se ha eliminado o fusionado desde entonces',
    'pt-br': 'O registro ao qual foi mesclado foi excluído ou mesclado desde então',
    pt: 'O registo a que foi unido foi entretanto eliminado ou unido',
  },
  'merge.staysVenue': {
    en: 'One of them is the venue of shows: the merged company must be a venue',
    nl: 'Bij een van beide zijn shows: wat ze worden moet een locatie zijn',
    de: 'Bei einem von beiden finden Shows statt: Was daraus wird, muss eine Spielstätte sein',
    it: 'In uno di essi ci sono show: ciò che diventano deve essere una venue',
    es: 'En uno de ellos hay shows: lo que resulte debe ser un recinto',
    'pt-br': 'Há shows em um deles: o que eles se tornam deve ser um local',
    pt: 'Há espetáculos num deles: aquilo em que se tornam tem de ser um recinto',
  },
};
