import type { Messages } from '#shared/kernel/text/messages.ts';

export const guestListLinkMessages: Messages = {
  'guestListLink.many': {
    en: 'A guest list can have at most {max} links',
    nl: 'Een gastenlijst heeft hoogstens {max} links',
    de: 'Eine Gästeliste hat höchstens {max} Links',
    it: 'Una lista ospiti ha al massimo {max} link',
    es: 'Una lista de invitados tiene como máximo {max} enlaces',
    'pt-br': 'Uma lista de convidados tem no máximo {max} links',
    pt: 'Uma lista de convidados tem no máximo {max} ligações',
  },
  'guestListLink.wrongUse': {
    en: 'This link does not allow this. Ask its sender for another link',
    nl: 'Met deze link kan dat niet. Vraag de afzender om een andere link',
    de: 'Dieser Link erlaubt das nicht. Bitten Sie den Absender um einen anderen Link',
    it: 'Questo link non lo permette. È possibile chiedere un altro link al mittente',
    es: 'Este enlace no lo permite. Pida otro enlace al remitente',
    'pt-br': 'Este link não permite isso. Peça outro link ao remetente',
    pt: 'Esta ligação não o permite. Peça outra ligação ao remetente',
  },
  'guestListLink.over': {
    en: 'The show is over, so a new link would end at once',
    nl: 'De show is voorbij, een nieuwe link zou meteen eindigen',
    de: 'Die Show ist vorbei, ein neuer Link würde sofort enden',
    it: 'Lo show è finito, un nuovo link terminerebbe subito',
    es: 'El show ha terminado; un enlace nuevo acabaría enseguida',
    'pt-br': 'O show acabou; um novo link terminaria na hora',
    pt: 'O espetáculo acabou; uma nova ligação terminaria logo',
  },
};
