import type { Messages } from '#shared/kernel/messages.ts';

export const passwordMessages: Messages = {
  'password.digit': {
    en: 'at least one digit is required',
    nl: 'minstens één cijfer vereist',
    de: 'mindestens eine Ziffer erforderlich',
  },
  'password.letter': {
    en: 'at least one letter is required',
    nl: 'minstens één letter vereist',
    de: 'mindestens ein Buchstabe erforderlich',
  },
};

export const accountMessages: Messages = {
  ...passwordMessages,
  'account.noSocialLogin': {
    en: 'Signing in with {provider} is not set up here; people sign in with their email address and a password',
    nl: 'Inloggen met {provider} is hier niet ingesteld; mensen loggen in met hun e-mailadres en een wachtwoord',
    de: 'Die Anmeldung mit {provider} ist hier nicht eingerichtet; angemeldet wird mit E-Mail-Adresse und Passwort',
  },
  'account.socialLoginTaken': {
    en: 'This account at {provider} belongs to another user',
    nl: 'Dit account bij {provider} hoort bij een andere gebruiker',
    de: 'Dieses Konto bei {provider} gehört zu einem anderen Benutzer',
  },
  'account.password': {
    en: 'this is not your present password',
    nl: 'dit is niet uw huidige wachtwoord',
    de: 'dies ist nicht Ihr derzeitiges Passwort',
  },
  'account.question.firstConcert': {
    en: 'Which concert was your first?',
    nl: 'Wat was uw eerste concert?',
    de: 'Welches war Ihr erstes Konzert?',
  },
  'account.question.firstRecord': {
    en: 'Which record did you buy first?',
    nl: 'Welke plaat kocht u het eerst?',
    de: 'Welche Platte haben Sie zuerst gekauft?',
  },
  'account.question.firstSchool': {
    en: 'What was the name of your first school?',
    nl: 'Hoe heette uw eerste school?',
    de: 'Wie hieß Ihre erste Schule?',
  },
  'account.question.motherCity': {
    en: 'In which city was your mother born?',
    nl: 'In welke stad is uw moeder geboren?',
    de: 'In welcher Stadt wurde Ihre Mutter geboren?',
  },
  'account.question.favouriteVenue': {
    en: 'Which venue do you like best?',
    nl: 'Welke zaal vindt u het mooist?',
    de: 'Welche Spielstätte mögen Sie am liebsten?',
  },
};
