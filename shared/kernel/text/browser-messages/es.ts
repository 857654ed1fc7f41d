import type { BrowserMessages } from './en.ts';

export const sentences: BrowserMessages = {
  required: 'rellena este campo',
  choice: 'elige una opción',
  color: 'elige un color',
  date: 'la fecha no es válida',
  time: 'la hora no es válida',
  timeRange: 'la hora está fuera del intervalo',
  dateRange: 'la fecha debe estar entre {min} y {max}',
  tooBig: 'el valor debe ser como máximo {max}',
  endBeforeBegin: 'La fecha de fin es anterior a la de inicio',
  reminderOrder: 'Cada recordatorio debe ser posterior al anterior',
  noResults: 'no hay resultados',
  patience: 'Un momento, el servidor está procesando la solicitud',
  unsaved: 'Tienes cambios sin guardar.',
  offline:
    'No hay conexión, así que aún no se ha guardado. Se queda aquí; inténtalo de nuevo cuando vuelvas a tener conexión.',
  signedOut: 'Tu sesión está cerrada, así que no se ha guardado. Se queda aquí; guarda otra vez para iniciar sesión.',
  unexpected: 'Ha ocurrido algo inesperado',
  unavailable: 'Backline no está disponible en este momento. Inténtalo de nuevo enseguida.',
  timedOut: 'Esta página ha caducado. Vuelve a cargarla cerrando esta ventana.',
  tooManyActions: 'Se ha superado el número máximo de acciones permitidas. Inténtalo más tarde.',
};
