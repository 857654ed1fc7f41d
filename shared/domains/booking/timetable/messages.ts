import type { Messages } from '#shared/kernel/text/messages.ts';

export const timetableMessages: Messages = {
  'timetable.full': {
    en: 'A timetable has at most {max} entries',
    nl: 'Een tijdschema heeft hoogstens {max} regels',
    de: 'Ein Zeitplan hat höchstens {max} Einträge',
    it: 'Una scaletta oraria ha al massimo {max} voci',
    es: 'Un horario tiene como máximo {max} entradas',
    'pt-br': 'Um cronograma tem no máximo {max} entradas',
    pt: 'Um cronograma tem no máximo {max} entradas',
  },
  'timetable.farAway': {
    en: 'Choose a day within {max} days of the show',
    nl: 'Kies een dag binnen {max} dagen van de show',
    de: 'Wählen Sie einen Tag innerhalb von {max} Tagen um die Show',
    it: 'Scegli un giorno entro {max} giorni dallo show',
    es: 'Elige un día a menos de {max} días del show',
    'pt-br': 'Escolha um dia a até {max} dias do show',
    pt: 'Escolha um dia a menos de {max} dias do espetáculo',
  },
  'timetable.showTime': {
    en: 'The show is at {hours}; change the hours of the show instead',
    nl: 'De show is om {hours}; wijzig de tijden van de show zelf',
    de: 'Die Show ist um {hours}; ändern Sie die Zeiten der Show selbst',
    it: 'Lo show è alle {hours}; modifica gli orari dello show stesso',
    es: 'El show es a las {hours}; cambia las horas del propio show',
    'pt-br': 'O show é às {hours}; altere os horários do próprio show',
    pt: 'O espetáculo é às {hours}; altere as horas do próprio espetáculo',
  },
  'timetable.nothing': {
    en: 'There is nothing to copy',
    nl: 'Er is niets om te kopiëren',
    de: 'Es gibt nichts zu kopieren',
    it: "Non c'è nulla da copiare",
    es: 'No hay nada que copiar',
    'pt-br': 'Não há nada para copiar',
    pt: 'Não há nada para copiar',
  },
};
