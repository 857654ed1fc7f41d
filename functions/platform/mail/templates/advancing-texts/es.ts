import type { AdvancingTexts } from './texts.ts';

export const es: AdvancingTexts = {
  invite: {
    subject: '{agency} tiene preguntas sobre {show}',
    body: '{sender} de {agency} necesita algunos datos de {show} del {date}. Responda antes del {deadline}. No necesita una cuenta, y sus respuestas se guardan mientras trabaja.',
  },
  named: {
    subject: '{agency} tiene preguntas sobre {show}',
    body: '{from} le ha indicado para las preguntas de {agency} sobre {show} del {date}. Responda antes del {deadline}. No necesita una cuenta, y sus respuestas se guardan mientras trabaja.',
  },
  passedOn: {
    subject: 'Ha pasado las preguntas sobre {show} a {name}',
    body: '{name} responde ahora a las preguntas sobre {show} del {date}. Su enlace ya no funciona y no tiene que hacer nada.',
  },
  remind: {
    subject: 'Recordatorio: preguntas sobre {show} del {date}',
    body: '{sender} de {agency} todavía espera respuestas sobre {show} del {date}. Responda antes del {deadline}. Respuestas pendientes: {count}.',
  },
  overdue: {
    subject: 'Con retraso: preguntas sobre {show} del {date}',
    body: '{sender} de {agency} todavía espera respuestas sobre {show} del {date}. El plazo era el {deadline}. Respuestas pendientes: {count}.',
  },
  returned: {
    subject: 'Revise sus respuestas sobre {show}',
    body: '{sender} de {agency} le pide que revise estas respuestas sobre {show} del {date}.',
  },
  approved: {
    subject: 'Sus respuestas sobre {show} están aprobadas',
    body: '{agency} ha aprobado las respuestas sobre {show} del {date}. La hoja del día mostrará estos valores.',
  },
  changeAccepted: {
    subject: 'Su cambio para {show} está aceptado',
    body: '{agency} ha aplicado el cambio que pidió.',
  },
  changeRefused: {
    subject: 'Su cambio para {show} no se ha aceptado',
    body: '{agency} mantiene el valor anterior.',
  },
  changedByStaff: {
    subject: 'Han cambiado valores de {show}',
    body: '{agency} ha cambiado estos valores de {show} del {date} desde su respuesta.',
  },
  withdrawn: {
    subject: '{agency} ya no necesita respuestas sobre {show}',
    body: 'La solicitud sobre {show} del {date} ha terminado. Su enlace ya no funciona y no tiene que hacer nada.',
  },
  written: {
    subject: 'Mensaje de {agency} sobre {show}',
    body: '{name} le ha escrito sobre {show} del {date}.',
  },
  submitted: {
    subject: '{name} ha respondido sobre {show}',
    body: '{name} ha respondido a todas las preguntas obligatorias sobre {show} del {date}. Revise las respuestas.',
  },
  changeAsked: {
    subject: '{name} pide un cambio de {show}',
    body: '{name} pide cambiar una respuesta sobre {show} del {date}.',
  },
  declined: {
    subject: '{name} no responderá sobre {show}',
    body: '{name} ha rechazado las preguntas sobre {show} del {date}.',
  },
  staffOverdue: {
    subject: 'Las respuestas sobre {show} van con retraso',
    body: 'El plazo para las respuestas sobre {show} del {date} era el {deadline}. Respuestas pendientes: {count}.',
  },
  writtenToStaff: {
    subject: '{name} escribe sobre {show}',
    body: '{name} ha escrito sobre {show} del {date}.',
  },
  answer: 'Ver las preguntas',
  open: 'Abrir solicitud',
  reason: 'Motivo: {reason}',
  personal: 'Este enlace es personal. No lo pase a nadie.',
  notApplicable: 'no procede',
  yes: 'Sí',
  no: 'No',
};
