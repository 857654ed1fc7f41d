import type { Messages } from '#shared/kernel/text/messages.ts';

export const filterPresetMessages: Messages = {
  'preset.tooMany': {
    en: 'A list can have at most {max} views; delete one first',
    nl: 'Per lijst kunnen hoogstens {max} weergaven worden bewaard; verwijder er eerst een',
    de: 'Je Liste können höchstens {max} Ansichten gespeichert werden; löschen Sie zuerst eine',
    it: 'Per un elenco si possono conservare al massimo {max} viste; eliminane prima una',
    es: 'Se pueden guardar como máximo {max} vistas por lista; elimina antes una',
    'pt-br': 'Podem ser salvas no máximo {max} visualizações por lista; exclua uma primeiro',
    pt: 'Podem ser guardadas no máximo {max} vistas por lista; elimine uma primeiro',
  },
  'preset.tooBig': {
    en: 'Too many filters to save; choose fewer values',
    nl: 'Dit zijn te veel filters om te bewaren; kies minder waarden',
    de: 'Das sind zu viele Filter, um sie zu speichern; wählen Sie weniger Werte',
    it: 'Questi filtri sono troppi per essere conservati; scegli meno valori',
    es: 'Estos filtros son demasiados para guardarlos; elige menos valores',
    'pt-br': 'Estes filtros são demais para serem salvos; escolha menos valores',
    pt: 'Estes filtros são demasiados para serem guardados; escolha menos valores',
  },
};
