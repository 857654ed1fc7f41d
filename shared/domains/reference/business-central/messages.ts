import type { Messages } from '#shared/kernel/text/messages.ts';

export const businessCentralMessages: Messages = {
  'businessCentral.environment': {
    en: 'The name of an environment has up to 30 letters, digits and hyphens',
    nl: 'De naam van een omgeving heeft hoogstens 30 letters, cijfers en koppeltekens',
    de: 'Der Name einer Umgebung hat höchstens 30 Buchstaben, Ziffern und Bindestriche',
    it: 'Il nome di un ambiente ha al massimo 30 lettere, cifre e trattini',
    es: 'El nombre de un entorno tiene hasta 30 letras, cifras y guiones',
    'pt-br': 'O nome de um ambiente tem até 30 letras, dígitos e hífens',
    pt: 'O nome de um ambiente tem até 30 letras, algarismos e hífenes',
  },
  'businessCentral.noSecret': {
    en: 'Enter the client secret',
    nl: 'Voer het clientgeheim in',
    de: 'Geben Sie den geheimen Clientschlüssel ein',
    it: 'Inserisci il segreto client',
    es: 'Introduce el secreto de cliente',
    'pt-br': 'Insira o segredo do cliente',
    pt: 'Introduza o segredo do cliente',
  },
  'businessCentral.notConnected': {
    en: 'Business Central is not connected',
    nl: 'Business Central is niet gekoppeld',
    de: 'Business Central ist nicht verbunden',
    it: 'Business Central non è collegato',
    es: 'Business Central no está conectado',
    'pt-br': 'O Business Central não está conectado',
    pt: 'O Business Central não está ligado',
  },
};
