import type { Messages } from '#shared/kernel/text/messages.ts';

export const collectiveMessages = {
  'invoice.nothingLeft': {
    en: 'Nothing is left to invoice for this show',
    nl: 'Voor deze show valt niets meer te factureren',
    de: 'Für diese Show ist nichts mehr zu berechnen',
    it: 'Non resta nulla da fatturare per questo show',
    es: 'No queda nada por facturar de este show',
    'pt-br': 'Não resta nada a faturar deste show',
    pt: 'Não resta nada a faturar deste espetáculo',
  },
  'invoice.tooManyLines': {
    en: 'A document takes at most {max} lines. Choose fewer shows',
    nl: 'Een document heeft hoogstens {max} regels. Kies minder shows',
    de: 'Ein Dokument hat höchstens {max} Positionen. Wählen Sie weniger Shows',
    it: 'Un documento ha al massimo {max} righe. Scegli meno show',
    es: 'Un documento admite como máximo {max} líneas. Elige menos shows',
    'pt-br': 'Um documento tem no máximo {max} linhas. Escolha menos shows',
    pt: 'Um documento tem no máximo {max} linhas. Escolha menos espetáculos',
  },
} satisfies Messages;
