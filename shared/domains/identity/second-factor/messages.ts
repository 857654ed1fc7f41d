import type { Messages } from '#shared/kernel/text/messages.ts';

/** The message of a form, which asks for a code. */
export const digitMessages: Messages = {
  'secondFactor.digits': {
    en: 'enter the six digits of the code',
    nl: 'vul de zes cijfers van de code in',
    de: 'geben Sie die sechs Ziffern des Codes ein',
    it: 'inserisci le sei cifre del codice',
    es: 'escribe las seis cifras del código',
    'pt-br': 'digite os seis números do código',
    pt: 'introduza os seis algarismos do código',
  },
};

export const secondFactorMessages: Messages = {
  ...digitMessages,
  'secondFactor.code': {
    en: 'Wrong code, or one that was used before. Enter the current code from your app.',
    nl: 'Onjuiste of al gebruikte code. Vul de huidige code uit uw app in.',
    de: 'Falscher oder schon benutzter Code. Geben Sie den aktuellen Code aus Ihrer App ein.',
    it: 'Codice errato o già usato. Inserisci il codice attuale della tua app.',
    es: 'Código incorrecto o ya usado. Escribe el código actual de tu aplicación.',
    'pt-br': 'Código errado ou já usado. Digite o código atual do seu aplicativo.',
    pt: 'Código errado ou já usado. Introduza o código atual da sua aplicação.',
  },
  'secondFactor.recovery': {
    en: "This recovery code isn't valid",
    nl: 'Deze herstelcode is niet geldig',
    de: 'Dieser Wiederherstellungscode ist ungültig',
    it: 'Questo codice di recupero non è valido',
    es: 'Este código de recuperación no es válido',
    'pt-br': 'Este código de recuperação não é válido',
    pt: 'Este código de recuperação não é válido',
  },
  'secondFactor.isOn': {
    en: 'Your second factor is already on. Turn it off before you set up another app.',
    nl: 'Uw tweede factor staat al aan. Zet die uit voordat u een andere app instelt.',
    de: 'Ihr zweiter Faktor ist bereits aktiv. Schalten Sie ihn aus, bevor Sie eine andere App einrichten.',
    it: 'Il tuo secondo fattore è già attivo. Disattivalo prima di configurare un’altra app.',
    es: 'Tu segundo factor ya está activado. Desactívalo antes de configurar otra aplicación.',
    'pt-br': 'Seu segundo fator já está ativado. Desative-o antes de configurar outro aplicativo.',
    pt: 'O seu segundo fator já está ativado. Desative-o antes de configurar outra aplicação.',
  },
  'secondFactor.isOff': {
    en: 'There is no second factor',
    nl: 'Er is geen tweede factor',
    de: 'Es gibt keinen zweiten Faktor',
    it: 'Non c’è un secondo fattore',
    es: 'No hay un segundo factor',
    'pt-br': 'Não há um segundo fator',
    pt: 'Não há um segundo fator',
  },
  'secondFactor.late': {
    en: 'This set-up has expired. Start again.',
    nl: 'Deze instelling is verlopen. Begin opnieuw.',
    de: 'Diese Einrichtung ist abgelaufen. Beginnen Sie neu.',
    it: 'Questa configurazione è scaduta. Ricomincia.',
    es: 'Esta configuración ha caducado. Empieza de nuevo.',
    'pt-br': 'Esta configuração expirou. Comece de novo.',
    pt: 'Esta configuração expirou. Comece de novo.',
  },
  'secondFactor.required': {
    en: 'Your agency requires a second factor, so you cannot turn it off',
    nl: 'Uw bureau vereist een tweede factor, dus u kunt die niet uitzetten',
    de: 'Ihre Agentur verlangt einen zweiten Faktor, daher können Sie ihn nicht ausschalten',
    it: 'La tua agenzia richiede un secondo fattore, quindi non puoi disattivarlo',
    es: 'Tu agencia exige un segundo factor, así que no puedes desactivarlo',
    'pt-br': 'Sua agência exige um segundo fator, então você não pode desativá-lo',
    pt: 'A sua agência exige um segundo fator, por isso não o pode desativar',
  },
  'secondFactor.otherAgency': {
    en: 'This sign-in does not belong to your agency alone. Ask Backline support to reset the second factor.',
    nl: 'Deze aanmelding hoort niet alleen bij uw bureau. Vraag de helpdesk van Backline om de tweede factor te resetten.',
    de: 'Diese Anmeldung gehört nicht nur zu Ihrer Agentur. Bitten Sie den Support von Backline, den zweiten Faktor zurückzusetzen.',
    it: 'Questo accesso non appartiene solo alla tua agenzia. Chiedi all’assistenza di Backline di reimpostare il secondo fattore.',
    es: 'Este acceso no pertenece solo a tu agencia. Pide al soporte de Backline que restablezca el segundo factor.',
    'pt-br': 'Este acesso não pertence só à sua agência. Peça ao suporte do Backline para redefinir o segundo fator.',
    pt: 'Este acesso não pertence apenas à sua agência. Peça ao apoio da Backline para repor o segundo fator.',
  },
};
