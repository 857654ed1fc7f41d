import type { Messages } from '#shared/kernel/text/messages.ts';

export const registerMessages = {
  'register.off': {
    en: 'New agencies cannot register here. Ask us for an invitation',
    nl: 'Nieuwe bureaus kunnen zich hier niet aanmelden. Vraag ons om een uitnodiging',
    de: 'Neue Agenturen können sich hier nicht registrieren. Bitten Sie uns um eine Einladung',
    it: 'Le nuove agenzie non possono registrarsi qui. Ci chieda un invito',
    es: 'Las agencias nuevas no pueden registrarse aquí. Pídanos una invitación',
    'pt-br': 'Novas agências não podem se registrar aqui. Peça um convite a nós',
    pt: 'As novas agências não podem registar-se aqui. Peça-nos um convite',
  },
} satisfies Messages;
