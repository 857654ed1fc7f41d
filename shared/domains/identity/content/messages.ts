import type { Messages } from '#shared/kernel/text/messages.ts';

export const contentMessages = {
  'content.changed': {
    en: 'There is a newer version of this text. Read it before you accept it',
    nl: 'Er is een nieuwere versie van deze tekst. Lees die voordat u akkoord gaat',
    de: 'Von diesem Text gibt es eine neuere Fassung. Lesen Sie sie, bevor Sie zustimmen',
    it: 'Esiste una versione più recente di questo testo. Leggila prima di accettarla',
    es: 'Hay una versión más reciente de este texto. Léela antes de aceptarla',
    'pt-br': 'Há uma versão mais nova deste texto. Leia antes de aceitar',
    pt: 'Há uma versão mais recente deste texto. Leia-a antes de aceitar',
  },
  'content.onlyTerms': {
    en: 'Only the terms of use can ask for acceptance',
    nl: 'Alleen de gebruiksvoorwaarden kunnen om akkoord vragen',
    de: 'Nur die Nutzungsbedingungen können um Zustimmung bitten',
    it: 'Solo le condizioni d’uso possono chiedere l’accettazione',
    es: 'Solo las condiciones de uso pueden pedir aceptación',
    'pt-br': 'Somente os termos de uso podem pedir aceitação',
    pt: 'Só os termos de utilização podem pedir aceitação',
  },
} satisfies Messages;
