import type { Translated } from '#shared/kernel/text/translated.ts';

type News = readonly [subject: string, body: string];
interface Texts extends Readonly<Record<'on' | 'off' | 'codes' | 'recovered' | 'reset', News>> {
  readonly reason: string;
  readonly notYou: string;
  readonly button: string;
}

/** A subject and a sentence for each change of a second factor. */
export const TEXTS: Translated<Texts> = {
  en: {
    on: [
      'Your second factor is on',
      'The second factor of {email} was turned on, on {moment}. Each sign-in now needs a code from your app. Your other devices are signed out.',
    ],
    off: [
      'Your second factor is off',
      'The second factor of {email} was turned off, on {moment}. Your password alone is enough to sign in.',
    ],
    codes: [
      'You have new recovery codes',
      'New recovery codes were made for {email}, on {moment}. The earlier codes no longer work.',
    ],
    recovered: [
      'A recovery code was used',
      'Somebody signed in as {email} with a recovery code, on {moment}. The second factor is off until you set it up again.',
    ],
    reset: [
      'Your second factor was reset',
      '{by} reset the second factor of {email}, on {moment}. You are signed out on all devices. Sign in with your password and set up your app again.',
    ],
    reason: 'Reason: {reason}',
    notYou: "Wasn't it you? Change your password now, and tell your agency's administrator.",
    button: 'Look at your second factor',
  },
  nl: {
    on: [
      'Uw tweede factor staat aan',
      'De tweede factor van {email} is aangezet op {moment}. Aanmelden vraagt voortaan een code uit uw app. Op uw andere apparaten bent u afgemeld.',
    ],
    off: [
      'Uw tweede factor staat uit',
      'De tweede factor van {email} is uitgezet op {moment}. Uw wachtwoord alleen is genoeg om aan te melden.',
    ],
    codes: [
      'U hebt nieuwe herstelcodes',
      'Voor {email} zijn nieuwe herstelcodes gemaakt op {moment}. De eerdere codes werken niet meer.',
    ],
    recovered: [
      'Er is een herstelcode gebruikt',
      'Iemand heeft zich als {email} aangemeld met een herstelcode op {moment}. De tweede factor staat uit tot u die opnieuw instelt.',
    ],
    reset: [
      'Uw tweede factor is gereset',
      '{by} heeft de tweede factor van {email} gereset op {moment}. U bent op alle apparaten afgemeld. Meld u aan met uw wachtwoord en stel uw app opnieuw in.',
    ],
    reason: 'Reden: {reason}',
    notYou: 'Was u dit niet? Wijzig nu uw wachtwoord en waarschuw de beheerder van uw bureau.',
    button: 'Uw tweede factor bekijken',
  },
  de: {
    on: [
      'Ihr zweiter Faktor ist aktiv',
      'Der zweite Faktor von {email} wurde am {moment} eingeschaltet. Jede Anmeldung braucht nun einen Code aus Ihrer App. Auf Ihren anderen Geräten sind Sie abgemeldet.',
    ],
    off: [
      'Ihr zweiter Faktor ist ausgeschaltet',
      'Der zweite Faktor von {email} wurde am {moment} ausgeschaltet. Ihr Passwort allein reicht zur Anmeldung.',
    ],
    codes: [
      'Sie haben neue Wiederherstellungscodes',
      'Für {email} wurden am {moment} neue Wiederherstellungscodes erstellt. Die früheren Codes gelten nicht mehr.',
    ],
    recovered: [
      'Ein Wiederherstellungscode wurde benutzt',
      'Jemand hat sich am {moment} als {email} mit einem Wiederherstellungscode angemeldet. Der zweite Faktor ist aus, bis Sie ihn neu einrichten.',
    ],
    reset: [
      'Ihr zweiter Faktor wurde zurückgesetzt',
      '{by} hat den zweiten Faktor von {email} am {moment} zurückgesetzt. Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie Ihre App neu ein.',
    ],
    reason: 'Grund: {reason}',
    notYou: 'Waren Sie das nicht? Ändern Sie jetzt Ihr Passwort und informieren Sie den Administrator Ihrer Agentur.',
    button: 'Zweiten Faktor ansehen',
  },
  it: {
    on: [
      'Il tuo secondo fattore è attivo',
      'Il secondo fattore di {email} è stato attivato il {moment}. Ora ogni accesso richiede un codice della tua app. Sugli altri dispositivi l’accesso è terminato.',
    ],
    off: [
      'Il tuo secondo fattore è disattivato',
      'Il secondo fattore di {email} è stato disattivato il {moment}. Per accedere basta la password.',
    ],
    codes: [
      'Hai nuovi codici di recupero',
      'Il {moment} sono stati creati nuovi codici di recupero per {email}. I codici precedenti non valgono più.',
    ],
    recovered: [
      'È stato usato un codice di recupero',
      'Qualcuno ha effettuato l’accesso come {email} con un codice di recupero il {moment}. Il secondo fattore è disattivato finché non lo configuri di nuovo.',
    ],
    reset: [
      'Il tuo secondo fattore è stato reimpostato',
      '{by} ha reimpostato il secondo fattore di {email} il {moment}. L’accesso è terminato su tutti i dispositivi. Accedi con la password e configura di nuovo la tua app.',
    ],
    reason: 'Motivo: {reason}',
    notYou: 'Non sei stato tu? Cambia subito la password e avvisa l’amministratore della tua agenzia.',
    button: 'Vedi il tuo secondo fattore',
  },
  es: {
    on: [
      'Tu segundo factor está activado',
      'El segundo factor de {email} se activó el {moment}. Ahora cada acceso necesita un código de tu aplicación. Se ha cerrado la sesión en tus otros dispositivos.',
    ],
    off: [
      'Tu segundo factor está desactivado',
      'El segundo factor de {email} se desactivó el {moment}. Basta la contraseña para iniciar sesión.',
    ],
    codes: [
      'Tienes nuevos códigos de recuperación',
      'El {moment} se crearon nuevos códigos de recuperación para {email}. Los anteriores ya no sirven.',
    ],
    recovered: [
      'Se ha usado un código de recuperación',
      'Alguien inició sesión como {email} con un código de recuperación el {moment}. El segundo factor está desactivado hasta que lo configures de nuevo.',
    ],
    reset: [
      'Se ha restablecido tu segundo factor',
      '{by} restableció el segundo factor de {email} el {moment}. Se ha cerrado la sesión en todos los dispositivos. Inicia sesión con tu contraseña y configura de nuevo tu aplicación.',
    ],
    reason: 'Motivo: {reason}',
    notYou: '¿No has sido tú? Cambia ahora tu contraseña y avisa al administrador de tu agencia.',
    button: 'Ver tu segundo factor',
  },
  'pt-br': {
    on: [
      'Seu segundo fator está ativado',
      'O segundo fator de {email} foi ativado em {moment}. Agora cada acesso precisa de um código do seu aplicativo. A sessão foi encerrada nos seus outros dispositivos.',
    ],
    off: [
      'Seu segundo fator está desativado',
      'O segundo fator de {email} foi desativado em {moment}. A senha basta para entrar.',
    ],
    codes: [
      'Você tem novos códigos de recuperação',
      'Novos códigos de recuperação foram criados para {email} em {moment}. Os anteriores não funcionam mais.',
    ],
    recovered: [
      'Um código de recuperação foi usado',
      'Alguém entrou como {email} com um código de recuperação em {moment}. O segundo fator fica desativado até você configurá-lo de novo.',
    ],
    reset: [
      'Seu segundo fator foi redefinido',
      '{by} redefiniu o segundo fator de {email} em {moment}. A sessão foi encerrada em todos os dispositivos. Entre com sua senha e configure seu aplicativo de novo.',
    ],
    reason: 'Motivo: {reason}',
    notYou: 'Não foi você? Altere agora sua senha e avise o administrador da sua agência.',
    button: 'Ver seu segundo fator',
  },
  pt: {
    on: [
      'O seu segundo fator está ativado',
      'O segundo fator de {email} foi ativado em {moment}. Agora cada acesso precisa de um código da sua aplicação. A sessão foi terminada nos seus outros dispositivos.',
    ],
    off: [
      'O seu segundo fator está desativado',
      'O segundo fator de {email} foi desativado em {moment}. A palavra-passe basta para entrar.',
    ],
    codes: [
      'Tem novos códigos de recuperação',
      'Foram criados novos códigos de recuperação para {email} em {moment}. Os anteriores já não funcionam.',
    ],
    recovered: [
      'Foi usado um código de recuperação',
      'Alguém entrou como {email} com um código de recuperação em {moment}. O segundo fator fica desativado até o configurar de novo.',
    ],
    reset: [
      'O seu segundo fator foi reposto',
      '{by} repôs o segundo fator de {email} em {moment}. A sessão foi terminada em todos os dispositivos. Entre com a palavra-passe e configure de novo a sua aplicação.',
    ],
    reason: 'Motivo: {reason}',
    notYou: 'Não foi você? Altere já a palavra-passe e avise o administrador da sua agência.',
    button: 'Ver o seu segundo fator',
  },
};
