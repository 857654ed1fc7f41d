import type { Messages } from '#shared/kernel/text/messages.ts';

export const allowedAddressMessages: Messages = {
  'allowedAddress.invalid': {
    en: 'Not a valid IP address',
    nl: 'Geen geldig IP-adres',
    de: 'Keine gültige IP-Adresse',
    it: 'Indirizzo IP non valido',
    es: 'No es una dirección IP válida',
    'pt-br': 'Não é um endereço IP válido',
    pt: 'Não é um endereço IP válido',
  },
  'allowedAddress.locksOut': {
    en: 'The list lacks your own address {address}, so you would lock yourself out',
    nl: 'Uw eigen adres {address} staat niet in de lijst, dus u zou uzelf buitensluiten',
    de: 'Ihre eigene Adresse {address} fehlt in der Liste, Sie würden sich also aussperren',
    it: 'Il tuo indirizzo {address} non è nella lista, quindi ti escluderesti',
    es: 'Tu propia dirección {address} no está en la lista, así que te quedarías fuera',
    'pt-br': 'Seu próprio endereço {address} não está na lista, então você ficaria de fora',
    pt: 'O seu próprio endereço {address} não está na lista, por isso ficaria de fora',
  },
};
