import type { Translated } from './translated.ts';

/** Refusals of calls by an API token. */
export const tokenMessages: Readonly<Record<string, Translated>> = {
  'token.invalid': {
    en: 'This API token is unknown, expired or revoked',
    nl: 'Dit API-token is onbekend, verlopen of ingetrokken',
    de: 'Dieses API-Token ist unbekannt, abgelaufen oder widerrufen',
    it: 'Questo token API è sconosciuto, scaduto o revocato',
    es: 'Este token de API es desconocido, ha caducado o se ha revocado',
    'pt-br': 'Este token de API é desconhecido, expirou ou foi revogado',
    pt: 'Este token de API é desconhecido, expirou ou foi revogado',
  },
  'token.personOnly': {
    en: 'This call is for a person who is signed in, not for an API token of this kind',
    nl: 'Deze aanroep is voor iemand die is ingelogd, niet voor een API-token van deze soort',
    de: 'Dieser Aufruf ist für eine angemeldete Person, nicht für ein API-Token dieser Art',
    it: 'Questa chiamata è per una persona che ha effettuato l’accesso, non per un token API di questo tipo',
    es: 'Esta llamada es para una persona que ha iniciado sesión, no para un token de API de este tipo',
    'pt-br': 'Esta chamada é para uma pessoa conectada, não para um token de API deste tipo',
    pt: 'Esta chamada é para uma pessoa com sessão iniciada, não para um token de API deste tipo',
  },
  'token.readOnly': {
    en: 'This API token may only read',
    nl: 'Dit API-token mag alleen lezen',
    de: 'Dieses API-Token darf nur lesen',
    it: 'Questo token API può solo leggere',
    es: 'Este token de API solo puede leer',
    'pt-br': 'Este token de API só pode ler',
    pt: 'Este token de API só pode ler',
  },
  'token.address': {
    en: 'The agency of this API token does not allow calls from your IP address',
    nl: 'Het bureau van dit API-token staat geen aanroepen vanaf uw IP-adres toe',
    de: 'Die Agentur dieses API-Tokens erlaubt keine Aufrufe von Ihrer IP-Adresse',
    it: 'L’agenzia di questo token API non consente chiamate dal tuo indirizzo IP',
    es: 'La agencia de este token de API no permite llamadas desde tu dirección IP',
    'pt-br': 'A agência deste token de API não permite chamadas do seu endereço IP',
    pt: 'A agência deste token de API não permite chamadas do seu endereço IP',
  },
  'token.tooOften': {
    en: 'This API token was used too often. Try again in {seconds} seconds',
    nl: 'Dit API-token is te vaak gebruikt; over {seconds} seconden kan het weer',
    de: 'Dieses API-Token wurde zu oft benutzt; in {seconds} Sekunden geht es wieder',
    it: 'Questo token API è stato usato troppo spesso; riprova tra {seconds} secondi',
    es: 'Este token de API se ha usado demasiado; inténtalo de nuevo en {seconds} segundos',
    'pt-br': 'Este token de API foi usado demais; tente de novo em {seconds} segundos',
    pt: 'Este token de API foi usado demasiadas vezes; tente novamente dentro de {seconds} segundos',
  },
};
