import type { Article } from '../article.ts';

export const calendars: Article = {
  related: ['availability', 'planning', 'secret-links'],
  en: {
    title: 'Calendars in and out',
    content: `**Out: your shows in Google, Apple or Outlook.** Under **Calendar feeds** in your personal settings press **New feed**. Choose its contents: confirmed shows, options, other entries, and whose shows. Then create an address for each device. It is shown once, with a code to scan with your phone and instructions for each app. Feeds never contain fees or notes.

An address expires after 180 days without use. You can withdraw one at any time; the others keep working. Google checks for changes at most once a day.

**In: calendars of artists and managements.** Under **External calendars** in the settings, add a calendar and paste its iCal address as a source. Its events appear in planning next to your shows and count as taken in the availability. Choose how often it updates, or press **Sync now**. If a calendar is private, others only see that the time is taken.`,
  },
  nl: {
    title: "Agenda's in en uit",
    content: `**Uit: uw shows in Google, Apple of Outlook.** Druk in uw persoonlijke instellingen onder **Agendafeeds** op **Nieuwe feed**. Zeg wat erin komt: bevestigde shows, opties, eigen afspraken, de shows van iedereen of van enkelen. Maak dan per apparaat een adres; het wordt één keer getoond, met een code om met uw telefoon te lezen en de stappen voor elk programma. Gages en notities gaan nooit mee.

Een adres dat 180 dagen niet wordt gebruikt eindigt vanzelf. U kunt er altijd een intrekken; de andere lopen door. Google kijkt hoogstens één keer per dag of er iets is veranderd, wat de agenda ook vraagt.

**In: agenda's van artiesten en managements.** Voeg bij de instellingen onder **Externe agenda’s** een agenda toe en plak het iCal-adres als bron. Wat erin staat komt in de planning naast uw shows en telt als bezet in de beschikbaarheid. Ze wordt zo vaak opgehaald als u kiest; **Nu bijwerken** doet het meteen. Is een agenda alleen van u, dan zien anderen dat de tijd bezet is, en verder niets.`,
  },
  de: {
    title: 'Kalender hinein und hinaus',
    content: `**Hinaus: Ihre Shows in Google, Apple oder Outlook.** Drücken Sie in Ihren persönlichen Einstellungen unter **Kalender-Feeds** auf **Neuer Feed**. Sagen Sie, was er enthält: bestätigte Shows, Optionen, eigene Einträge, die Shows aller oder nur einiger. Legen Sie dann für jedes Gerät eine Adresse an; sie wird einmal gezeigt, mit einem Code für Ihr Telefon und den Schritten für jedes Programm. Gagen und Notizen gehen nie mit hinaus.

Eine Adresse, die 180 Tage niemand nutzt, endet von selbst. Sie können jederzeit eine zurückziehen; die anderen laufen weiter. Google sieht höchstens einmal am Tag nach Änderungen, was auch immer der Kalender verlangt.

**Hinein: Kalender von Künstlern und Managements.** Fügen Sie in den Einstellungen unter **Externe Kalender** einen Kalender hinzu und dessen iCal-Adresse als Quelle ein. Seine Termine stehen in der Planung neben Ihren Shows und gelten in der Verfügbarkeit als belegt. Er wird so oft abgerufen, wie Sie wählen; **Jetzt abgleichen** tut es sofort. Ist ein Kalender nur Ihrer, sehen andere, dass die Zeit belegt ist, und sonst nichts.`,
  },
};
