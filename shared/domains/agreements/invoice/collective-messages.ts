import type { Messages } from '#shared/kernel/text/messages.ts';

export const collectiveMessages = {
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
