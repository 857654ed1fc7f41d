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
  esignExpiring: {
    subject: '{document} caduca: {expiry}',
    body: '{sender} de {agency} sigue esperando su firma en {document}. Caduca: {expiry}. Después nadie podrá firmarlo, y {sender} tendrá que prorrogarlo o empezar de nuevo.',
  },
  esignExpired: {
    subject: '{document} ha caducado',
    body: 'No todos han firmado {document} a tiempo. Los enlaces ya no funcionan. Las firmas dadas siguen valiendo si {sender} amplía el plazo.',
  },
  esignForwarded: {
    subject: '{agency} le pide que firme {document}',
    body: '{from} le ha pasado {document}. {sender} de {agency} le pide su firma. Primero lo lee; abrirlo no firma nada. No necesita cuenta.',
  },
  esignPassedOn: {
    subject: 'Ha pasado {document} a {name}',
    body: '{document} espera ahora a {name}. Su enlace ya no funciona y no tiene que hacer nada.',
  },
  esignForwardRefused: {
    subject: 'Firme usted mismo {document}',
    body: '{sender} de {agency} no quiere que {name} firme {document}. Sigue esperándole a usted.',
  },
  esignForwardTold: {
    subject: '{from} ha pasado {document} a {name}',
    body: '{from} ha pasado {document} a {name}, que ha recibido un enlace nuevo. Puede dar el puesto a otra persona.',
  },
  esignPaper: {
    subject: '{document} para firmar en papel',
    body: 'Quiere firmar {document} en papel. Imprima el archivo adjunto, fírmelo y devuélvalo a {sender} de {agency}. Todavía puede firmar en línea con el enlace del correo anterior.',
  },
  esignPaperAsked: {
    subject: '{name} quiere firmar {document} en papel',
    body: '{name} ha recibido {document} por correo para imprimirlo. Cuando llegue el papel firmado, complete la firma a mano con el escaneo.',
  },
  esignQuestion: {
    subject: 'Pregunta de {name} sobre {document}',
    body: '{name} tiene una pregunta sobre {document} y aún debe firmar. Responda a este correo.',
  },
  esignBounced: {
    subject: 'El correo a {email} ha vuelto: {document}',
    body: 'Nuestro correo sobre {document} no llegó a {name} en {email}. Corrija la dirección o dé el puesto a otra persona.',
  },
  esignCorrection: {
    subject: '{name} ha corregido datos en {document}',
    body: '{name} ha corregido sus datos en {document}. Compare los valores anteriores y nuevos, y decida.',
  },
  esignCorrectionRefused: {
    subject: 'Su corrección de {document} no se ha aceptado',
    body: '{sender} de {agency} mantiene el texto de {document}: {field} queda como está. Ya puede firmarlo.',
  },
  esignVoided: {
    subject: 'Firme la nueva versión de {document}',
    body: 'El texto de {document} ha cambiado, por lo que su firma anterior ya no cuenta. Lea la nueva versión y fírmela de nuevo.',
  },
  esignSealDelayed: {
    subject: '{document} aún no está sellado',
    body: 'Todos han firmado {document}, pero el sellado tarda más de lo normal. No se pierde nada y lo seguimos intentando. No tiene que hacer nada.',
  },
  see: 'Abrir la firma',
  question: 'Pregunta: {question}',
  read: 'Leer documento',
  countersign: 'Leer y contrafirmar',
  open: 'Abrir archivos firmados',
  until: 'Firme antes de: {moment}.',
  personal: 'Este enlace es personal. No lo reenvíe.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificación: {code}',
  substitute: 'Se le ha pedido a {name}. Usted es su sustituto y puede contrafirmar en su lugar.',
};
