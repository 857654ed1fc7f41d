import type { Messages } from '#shared/kernel/text/messages.ts';

export const fileDomainMessages: Messages = {
  'file.zipTooLarge': {
    en: 'these files are too large for one archive: at most {max} bytes in total',
    nl: 'samen zijn deze bestanden te groot voor één archief: hoogstens {max} bytes',
    de: 'zusammen sind diese Dateien zu groß für ein Archiv: höchstens {max} Bytes',
    it: 'insieme questi file sono troppo grandi per un archivio: al massimo {max} byte',
    es: 'juntos estos archivos son demasiado grandes para un archivo comprimido: como máximo {max} bytes',
    'pt-br': 'juntos estes arquivos são grandes demais para um pacote: no máximo {max} bytes',
    pt: 'em conjunto estes ficheiros são demasiado grandes para um arquivo: no máximo {max} bytes',
  },
};
