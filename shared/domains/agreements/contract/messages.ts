import { agreementMessages } from '#shared/domains/agreements/agreement/common-messages.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';

export const contractMessages: Messages = {
  ...agreementMessages('contract'),
  'contract.locked': {
    en: 'This contract is locked; unlock it to change it',
    nl: 'Dit contract is vergrendeld; ontgrendel het om het te wijzigen',
    de: 'Dieser Vertrag ist gesperrt; entsperren Sie ihn, um ihn zu ändern',
    it: 'Questo contratto è bloccato; sbloccalo per modificarlo',
    es: 'Este contrato está bloqueado; desbloquéalo para modificarlo',
    'pt-br': 'Este contrato está bloqueado; desbloqueie-o para alterá-lo',
    pt: 'Este contrato está bloqueado; desbloqueie-o para o alterar',
  },
  'contract.frozen': {
    en: 'This contract has been sent and can no longer be changed',
    nl: 'Dit contract is verzonden en kan niet meer worden gewijzigd',
    de: 'Dieser Vertrag wurde versendet und kann nicht mehr geändert werden',
    it: 'Questo contratto è stato inviato e non può più essere modificato',
    es: 'Este contrato se ha enviado y ya no se puede modificar',
    'pt-br': 'Este contrato foi enviado e não pode mais ser alterado',
    pt: 'Este contrato foi enviado e já não pode ser alterado',
  },
  'contract.void': {
    en: 'This contract is void',
    nl: 'Dit contract is vervallen',
    de: 'Dieser Vertrag ist ungültig',
    it: 'Questo contratto è nullo',
    es: 'Este contrato está anulado',
    'pt-br': 'Este contrato está anulado',
    pt: 'Este contrato está anulado',
  },
  'contract.decided': {
    en: 'This contract has been signed',
    nl: 'Dit contract is ondertekend',
    de: 'Dieser Vertrag wurde unterschrieben',
    it: 'Questo contratto è stato firmato',
    es: 'Este contrato se ha firmado',
    'pt-br': 'Este contrato foi assinado',
    pt: 'Este contrato foi assinado',
  },
  'contract.notSent': {
    en: 'This contract has not been sent',
    nl: 'Dit contract is niet verzonden',
    de: 'Dieser Vertrag wurde nicht versendet',
    it: 'Questo contratto non è stato inviato',
    es: 'Este contrato no se ha enviado',
    'pt-br': 'Este contrato não foi enviado',
    pt: 'Este contrato não foi enviado',
  },
};
