import type { Messages } from '#shared/kernel/text/messages.ts';

export const optionMessages: Messages = {
  'option.notWaiting': {
    en: 'This show is not an option',
    nl: 'Deze show is geen optie: hij wacht nergens op',
    de: 'Diese Show ist keine Option: sie wartet auf nichts',
    it: "Questo show non è un'opzione: non attende nulla",
    es: 'Este show no es una opción: no espera nada',
    'pt-br': 'Este show não é uma opção: não espera nada',
    pt: 'Este espetáculo não é uma opção: não espera nada',
  },
  'option.isFirst': {
    en: 'This is already the first option for its date',
    nl: 'Deze optie is de eerste van de avond: er is niemand om uit te dagen',
    de: 'Diese Option ist die erste des Abends: es gibt niemanden herauszufordern',
    it: "Questa opzione è la prima della sua serata: non c'è nessuno da sfidare",
    es: 'Esta opción es la primera de su noche: no hay a quién desafiar',
    'pt-br': 'Esta opção é a primeira da noite: não há quem desafiar',
    pt: 'Esta opção é a primeira da noite: não há quem desafiar',
  },
  'option.challenged': {
    en: 'The first option has already been challenged: wait for the answer',
    nl: 'De eerste optie is al uitgedaagd: wacht op het antwoord',
    de: 'Die erste Option ist bereits herausgefordert: warten Sie die Antwort ab',
    it: 'La prima opzione è già sfidata: attendi la risposta',
    es: 'La primera opción ya está desafiada: espera la respuesta',
    'pt-br': 'A primeira opção já foi desafiada: aguarde a resposta',
    pt: 'A primeira opção já foi desafiada: aguarde a resposta',
  },
  'option.notChallenging': {
    en: 'This option has no open challenge',
    nl: 'Deze optie daagt niemand uit',
    de: 'Diese Option fordert niemanden heraus',
    it: 'Questa opzione non sfida nessuno',
    es: 'Esta opción no desafía a nadie',
    'pt-br': 'Esta opção não desafia ninguém',
    pt: 'Esta opção não desafia ninguém',
  },
  'option.challengeTask': {
    en: 'Confirm {number} or release it: {challenger} challenges the option',
    nl: 'Bevestig {number} of geef de optie vrij: {challenger} daagt uit',
    de: '{number} bestätigen oder freigeben: {challenger} fordert heraus',
    it: "Conferma {number} o liberalo: {challenger} sfida l'opzione",
    es: 'Confirma {number} o libéralo: {challenger} desafía la opción',
    'pt-br': 'Confirme {number} ou libere: {challenger} desafia a opção',
    pt: 'Confirme {number} ou liberte: {challenger} desafia a opção',
  },
};
