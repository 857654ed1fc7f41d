import type { Article } from '../article.ts';

export const rides: Article = {
  related: ['travel', 'planning', 'shows-and-options', 'guest-lists', 'secret-links'],
  en: {
    title: 'Ground transport',
    content: `Ground transport has travellers, a vehicle, a place of departure and a place of arrival. Create it under **Ground transport**, in planning, or on a show: its **Timetable** tab has **New ground transport**, which links it to the show.

In **From/To** choose the type of each place: the venue and the hotel come with their addresses, other places you type. Enter the departure time and the duration; with **Arrive by** the departure is calculated from the arrival time. Departure and arrival can be on different days.

Ground transport appears in planning next to the shows, in the artist's itinerary and in calendar feeds. You can unlink it from a show, with **Undo**; the ground transport itself is kept.`,
  },
  nl: {
    title: 'Grondvervoer',
    content: `Een rit heeft reizigers, een voertuig, een plaats van vertrek en een van aankomst. Maak hem onder **Grondvervoer**, in de planning, of bij een show: het tabblad **Tijdschema** heeft **Nieuw grondvervoer**, en wat u daar maakt hoort meteen bij de show.

In **Van/Naar** kiest u wat voor plaats elk einde is: de zaal en het hotel komen met hun adres, iets anders typt u. Geef de vertrektijd en hoe lang het duurt; met **Aankomen om** wordt teruggerekend vanaf wanneer men er moet zijn. De dag van vertrek en die van aankomst mogen verschillen.

Ritten staan in de planning naast de shows, in het reisschema van de artiest en in agendafeeds. Een show kan een rit loslaten, en **Ongedaan maken** draait dat terug; de rit zelf blijft.`,
  },
  de: {
    title: 'Bodentransport',
    content: `Eine Fahrt hat Reisende, ein Fahrzeug, einen Ort, an dem sie beginnt, und einen, an dem sie endet. Legen Sie sie unter **Bodentransport** an, in der Planung oder bei einer Show: deren Reiter **Zeitplan** hat **Neuer Bodentransport**, und was dort entsteht, gehört gleich zur Show.

In **Von/Nach** wählen Sie, was für ein Ort jedes Ende ist: Spielstätte und Hotel kommen mit ihrer Adresse, anderes tippen Sie. Geben Sie an, wann sie beginnt und wie lange sie dauert; mit **Ankommen bis** wird von der Ankunft zurückgerechnet. Der Tag der Abfahrt und der der Ankunft dürfen verschieden sein.

Fahrten stehen in der Planung neben den Shows, im Reiseplan des Künstlers und in Kalenderfeeds. Eine Show kann eine Fahrt loslassen, und **Rückgängig** nimmt das zurück; die Fahrt selbst bleibt.`,
  },
};
