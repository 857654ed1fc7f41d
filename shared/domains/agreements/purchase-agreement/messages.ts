import { agreementMessages } from '#shared/domains/agreements/agreement/common-messages.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';

export const purchaseAgreementMessages: Messages = {
  ...agreementMessages('purchaseAgreement'),
  'purchaseAgreement.locked': {
    en: 'This purchase agreement is locked; unlock it to change it',
    nl: 'Deze inkoopovereenkomst is vergrendeld; ontgrendel haar om haar te wijzigen',
    de: 'Dieser Einkaufsvertrag ist gesperrt; entsperren Sie ihn, um ihn zu ändern',
    it: 'Questo contratto di acquisto è bloccato; sbloccalo per modificarlo',
    es: 'Este contrato de compra está bloqueado; desbloquéalo para modificarlo',
    'pt-br': 'Este contrato de compra está bloqueado; desbloqueie-o para alterá-lo',
    pt: 'Este contrato de compra está bloqueado; desbloqueie-o para o alterar',
  },
  'purchaseAgreement.frozen': {
    en: 'This purchase agreement has been sent and can no longer be changed',
    nl: 'Deze inkoopovereenkomst is verzonden en kan niet meer worden gewijzigd',
    de: 'Dieser Einkaufsvertrag wurde versendet und kann nicht mehr geändert werden',
    it: 'Questo contratto di acquisto è stato inviato e non può più essere modificato',
    es: 'Este contrato de compra se ha enviado y ya no se puede modificar',
    'pt-br': 'Este contrato de compra foi enviado e não pode mais ser alterado',
    pt: 'Este contrato de compra foi enviado e já não pode ser alterado',
  },
  'purchaseAgreement.void': {
    en: 'This purchase agreement is void',
    nl: 'Deze inkoopovereenkomst is vervallen',
    de: 'Dieser Einkaufsvertrag ist ungültig',
    it: 'Questo contratto di acquisto è nullo',
    es: 'Este contrato de compra está anulado',
    'pt-br': 'Este contrato de compra está anulado',
    pt: 'Este contrato de compra está anulado',
  },
  'purchaseAgreement.notSent': {
    en: 'This purchase agreement has not been sent',
    nl: 'Deze inkoopovereenkomst is niet verzonden',
    de: 'Dieser Einkaufsvertrag wurde nicht versendet',
    it: 'Questo contratto di acquisto non è stato inviato',
    es: 'Este contrato de compra no se ha enviado',
    'pt-br': 'Este contrato de compra não foi enviado',
    pt: 'Este contrato de compra não foi enviado',
  },
  'purchaseAgreement.decided': {
    en: 'This purchase agreement has been signed',
    nl: 'Deze inkoopovereenkomst is ondertekend',
    de: 'Dieser Einkaufsvertrag wurde unterschrieben',
    it: 'Questo contratto di acquisto è stato firmato',
    es: 'Este contrato de compra se ha firmado',
    'pt-br': 'Este contrato de compra foi assinado',
    pt: 'Este contrato de compra foi assinado',
  },
};
