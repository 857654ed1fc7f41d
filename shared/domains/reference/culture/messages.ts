import type { Messages } from '#shared/kernel/text/messages.ts';

export const cultureMessages: Messages = {
  'culture.needsDefault': {
    en: 'One active culture is the default: choose another default first',
    nl: 'Eén actieve cultuur is de standaard: kies eerst een andere standaard',
    de: 'Eine aktive Kultur ist der Standard: wählen Sie zuerst einen anderen Standard',
    it: "Una cultura attiva è quella predefinita: scegline prima un'altra",
    es: 'Una cultura activa es la predeterminada: elige antes otra',
    'pt-br': 'Uma cultura ativa é a padrão: escolha outra primeiro',
    pt: 'Uma cultura ativa é a predefinida: escolha outra primeiro',
  },
};
