import type { Messages } from '#shared/kernel/text/messages.ts';

export const deductionMessages = {
  'deposit.alreadyDeducted': {
    en: 'A final invoice deducts {number} already. Credit or delete that invoice first',
    nl: 'Een eindfactuur trekt {number} al af. Crediteer of verwijder eerst die factuur',
    de: 'Eine Schlussrechnung zieht {number} schon ab. Stornieren oder löschen Sie zuerst diese Rechnung',
    it: 'Una fattura a saldo detrae già {number}. Prima accredita o elimina quella fattura',
    es: 'Una factura final ya descuenta {number}. Primero abona o elimina esa factura',
    'pt-br': 'Uma fatura final já desconta {number}. Primeiro credite ou exclua essa fatura',
    pt: 'Uma fatura final já desconta {number}. Primeiro credite ou elimine essa fatura',
  },
  'invoice.tooManyDeductions': {
    en: 'An invoice deducts at most {max} earlier ones. Bill some shows in a second invoice',
    nl: 'Een factuur trekt er hoogstens {max} eerdere af. Factureer enkele shows in een tweede factuur',
    de: 'Eine Rechnung zieht höchstens {max} frühere ab. Berechnen Sie einige Shows in einer zweiten Rechnung',
    it: 'Una fattura detrae al massimo {max} fatture precedenti. Fattura alcuni show in una seconda fattura',
    es: 'Una factura descuenta como máximo {max} anteriores. Factura algunos shows en una segunda factura',
    'pt-br': 'Uma fatura desconta no máximo {max} anteriores. Fature alguns shows em uma segunda fatura',
    pt: 'Uma fatura desconta no máximo {max} anteriores. Fature alguns espetáculos numa segunda fatura',
  },
} satisfies Messages;
