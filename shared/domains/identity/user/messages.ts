import type { Messages } from '#shared/kernel/text/messages.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

export const ACCESS_PAST: Translated = {
  en: 'The end of access should be in the future',
  nl: 'Het einde van de toegang moet in de toekomst liggen',
  de: 'Das Ende des Zugangs muss in der Zukunft liegen',
  it: "La fine dell'accesso deve essere nel futuro",
  es: 'El fin del acceso debe estar en el futuro',
  'pt-br': 'O fim do acesso deve estar no futuro',
  pt: 'O fim do acesso deve estar no futuro',
};

export const userMessages: Messages = {
  'user.accessPast': ACCESS_PAST,
  'user.byGrant': {
    en: 'This access is temporary. Change it under Temporary access',
    nl: 'Deze toegang is tijdelijk. Wijzig haar onder Tijdelijke toegang',
    de: 'Dieser Zugang ist befristet. Ändern Sie ihn unter Befristeter Zugang',
    it: 'Questo accesso è temporaneo. Modificalo in Accesso temporaneo',
    es: 'Este acceso es temporal. Cámbialo en Acceso temporal',
    'pt-br': 'Este acesso é temporário. Altere-o em Acesso temporário',
    pt: 'Este acesso é temporário. Altere-o em Acesso temporário',
  },
  'user.tooMany': {
    en: 'Your agency can have {max} users. Deactivate one, or ask us for more',
    nl: 'Uw bureau mag {max} gebruikers hebben. Deactiveer er een of vraag ons om meer',
    de: 'Ihre Agentur darf {max} Benutzer haben. Deaktivieren Sie einen oder fragen Sie uns nach mehr',
    it: 'La tua agenzia può avere {max} utenti. Disattivane uno o chiedine altri',
    es: 'Tu agencia puede tener {max} usuarios. Desactiva uno o pídenos más',
    'pt-br': 'Sua agência pode ter {max} usuários. Desative um ou peça mais',
    pt: 'A sua agência pode ter {max} utilizadores. Desative um ou peça-nos mais',
  },
  'user.notYourself': {
    en: 'You cannot change your own access',
    nl: 'U kunt uw eigen toegang niet wijzigen',
    de: 'Sie können Ihren eigenen Zugang nicht ändern',
    it: 'Non puoi modificare il tuo stesso accesso',
    es: 'No puedes modificar tu propio acceso',
    'pt-br': 'Você não pode alterar o próprio acesso',
    pt: 'Não pode alterar o seu próprio acesso',
  },
  'user.holdsMore': {
    en: 'This user has more rights than you. Someone with the same rights has to do this',
    nl: 'Deze gebruiker mag of ziet meer dan u. Iemand met evenveel rechten moet dit doen',
    de: 'Dieser Benutzer darf oder sieht mehr als Sie. Das muss jemand tun, der ebenso viel darf',
    it: 'Questo utente può fare o vedere più di te. Deve farlo qualcuno con gli stessi permessi',
    es: 'Este usuario puede hacer o ver más que tú. Tiene que hacerlo alguien con los mismos permisos',
    'pt-br': 'Este usuário pode fazer ou ver mais do que você. Alguém com os mesmos direitos precisa fazer isso',
    pt: 'Este utilizador pode fazer ou ver mais do que o seu acesso permite. Alguém com os mesmos direitos tem de o fazer',
  },
  'user.leavesToo': {
    en: 'Your own access is temporary. A permanent administrator has to do this',
    nl: 'Uw eigen toegang loopt af. Een beheerder die blijft, moet dit doen',
    de: 'Ihr eigener Zugang ist befristet. Das muss ein Administrator tun, der bleibt',
    it: 'Il tuo stesso accesso ha una scadenza. Deve farlo un amministratore che resta',
    es: 'Tu propio acceso tiene fecha de fin. Tiene que hacerlo un administrador que se quede',
    'pt-br': 'Seu próprio acesso tem data para terminar. Um administrador que fica precisa fazer isso',
    pt: 'O seu próprio acesso tem data de fim. Tem de o fazer um administrador que fique',
  },
  'user.notHeld': {
    en: 'You can only grant rights you have yourself',
    nl: 'U kunt alleen geven wat u zelf hebt',
    de: 'Sie können nur geben, was Sie selbst haben',
    it: 'Puoi dare solo ciò che hai tu',
    es: 'Solo puedes dar lo que tú tienes',
    'pt-br': 'Você só pode dar o que tem',
    pt: 'Só pode dar o que tem',
  },
};
