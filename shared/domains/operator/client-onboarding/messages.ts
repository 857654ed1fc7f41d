import type { Messages } from '#shared/kernel/text/messages.ts';

export const clientOnboardingMessages = {
  'clientOnboarding.closed': {
    en: 'This invitation can no longer be changed. Reload the page to see it',
    nl: 'Deze uitnodiging kan niet meer worden gewijzigd. Laad de pagina opnieuw',
    de: 'Diese Einladung kann nicht mehr geändert werden. Laden Sie die Seite neu',
    it: 'Questo invito non può più essere modificato. Ricarica la pagina',
    es: 'Esta invitación ya no se puede modificar. Vuelve a cargar la página',
    'pt-br': 'Este convite não pode mais ser alterado. Recarregue a página',
    pt: 'Este convite já não pode ser alterado. Volte a carregar a página',
  },
  'clientOnboarding.addressTaken': {
    en: 'This email address has already opened an agency. Sign in, or use another address',
    nl: 'Met dit e-mailadres is al een bureau geopend. Meld u aan of gebruik een ander adres',
    de: 'Mit dieser E-Mail-Adresse wurde bereits eine Agentur eröffnet. Melden Sie sich an oder verwenden Sie eine andere',
    it: 'Con questo indirizzo e-mail è già stata aperta un’agenzia. Accedi o usa un altro indirizzo',
    es: 'Con este correo ya se ha abierto una agencia. Inicia sesión o usa otro correo',
    'pt-br': 'Este e-mail já abriu uma agência. Entre ou use outro e-mail',
    pt: 'Este e-mail já abriu uma agência. Inicie sessão ou use outro e-mail',
  },
  'clientOnboarding.missing': {
    en: 'This step is not complete',
    nl: 'Deze stap is niet volledig',
    de: 'Dieser Schritt ist nicht vollständig',
    it: 'Questo passaggio non è completo',
    es: 'Este paso no está completo',
    'pt-br': 'Esta etapa não está completa',
    pt: 'Este passo não está completo',
  },
  'clientOnboarding.vatForm': {
    en: 'This is not a VAT number of that country',
    nl: 'Dit is geen btw-nummer van dat land',
    de: 'Das ist keine USt-IdNr. dieses Landes',
    it: 'Questo non è un numero IVA di quel paese',
    es: 'No es un número de IVA de ese país',
    'pt-br': 'Este não é um número de IVA desse país',
    pt: 'Este não é um número de IVA desse país',
  },
  'clientOnboarding.noProof': {
    en: 'This address needs no code',
    nl: 'Voor dit adres is geen code nodig',
    de: 'Für diese Adresse ist kein Code nötig',
    it: 'Questo indirizzo non richiede un codice',
    es: 'Este correo no necesita código',
    'pt-br': 'Este e-mail não precisa de código',
    pt: 'Este e-mail não precisa de código',
  },
} satisfies Messages;
