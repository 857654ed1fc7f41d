import type { Messages } from '#shared/kernel/messages.ts';

export const fileDomainMessages: Messages = {
  'file.zipTooLarge': {
    en: 'together these files are too large for one archive: at most {max} bytes',
    nl: 'samen zijn deze bestanden te groot voor één archief: hoogstens {max} bytes',
    de: 'zusammen sind diese Dateien zu groß für ein Archiv: höchstens {max} Bytes',
  },
};
