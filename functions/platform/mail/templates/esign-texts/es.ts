import type { EsignTexts } from './texts.ts';

export const es: EsignTexts = {
  esignInvite: {
    subject: '{agency} le pide que firme {document}',
    body: '{sender} de {agency} le pide que firme {document}. Primero lo lee; abrirlo no firma nada. No necesita cuenta.',
  },
  esignRemind: {
    subject: 'Recordatorio: {document} espera su firma',
    body: '{sender} de {agency} sigue esperando su firma en {document}. Primero lo lee; abrirlo no firma nada.',
  },
  esignCountersign: {
    subject: '{document} espera su contrafirma',
    body: 'Todos los anteriores han firmado {document}. Ahora le toca a usted.',
  },
  esignReleased: {
    subject: 'Nada más que hacer con {document}',
    body: '{name} ya se ha ocupado de {document}. No tiene que hacer nada.',
  },
  esignDeclined: {
    subject: '{name} ha rechazado {document}',
    body: '{name} ha rechazado firmar {document}. La firma ha terminado y los enlaces ya no funcionan.',
  },
  esignWithdrawn: {
    subject: '{agency} ha retirado {document}',
    body: '{name} de {agency} ha retirado {document}. No tiene que hacer nada.',
  },
  esignCompleted: {
    subject: '{document} está firmado por todos',
    body: 'Todos han firmado {document}. Los archivos están sellados: un cambio posterior se puede detectar.',
  },
  read: 'Leer documento',
  countersign: 'Leer y contrafirmar',
  open: 'Abrir archivos firmados',
  until: 'Firme antes de: {moment}.',
  personal: 'Este enlace es personal. No lo reenvíe.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificación: {code}',
};
