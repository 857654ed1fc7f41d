import type { Article } from '../article.ts';

export const travel: Article = {
  related: ['ground-transport', 'planning', 'secret-links'],
  en: {
    title: 'Flights, trains and hotels',
    content: `Create a flight, a train journey or accommodation under **On the road**, with **New** at the top of every page, or on a show: its **Timetable** tab has a **Travel** card, which links new travel to the show. A journey can be linked to several shows, and you can unlink it again.

A journey by air has one or more flights: choose the airline, type the number without its code, then both airports and the local times. Once your agency has booked a flight number, **Fill in** adds its airports and times. Create a train journey the same way; stations you used before are suggested as you type. The time to change is shown between two flights or trains. Each time is local to its place. Where clocks differ, the city is shown: 10:00 London.

Accommodation has the hotel with its address, check-in and check-out, who pays, and the rooms with their guests. Travellers without a bed are listed.

Travel appears in planning, in the artist's itinerary, in calendar feeds that include it, in Word templates of the show, and in Excel.`,
  },
  nl: {
    title: 'Vluchten, treinen en hotels',
    content: `Maak een vlucht, een treinreis of een verblijf onder **Onderweg**, met **Nieuw** bovenaan elke pagina, of bij een show: het tabblad **Tijdschema** heeft een kaart **Reizen**, en wat u daar maakt hoort meteen bij de show. Eén reis kan bij meer shows horen, en een show kan hem weer loslaten.

Een vlucht heeft een of meer vluchten met hun overstappen: kies de maatschappij, typ het nummer zonder de code, dan beide luchthavens en de tijden op hun eigen klok. Heeft het agentschap een vluchtnummer eerder geboekt, dan vult **Invullen** de luchthavens en tijden in. Een treinreis gaat net zo; stations die u eerder gebruikte worden aangeboden terwijl u typt. Tussen twee treinen of vluchten staat hoeveel tijd men heeft om over te stappen. Elke tijd is de plaatselijke tijd. Waar klokken verschillen, staat de stad erbij: 10:00 London.

Een verblijf heeft het hotel met zijn adres, in- en uitchecken, wie betaalt, en de kamers met wie erin slaapt. Reizigers zonder bed worden genoemd.

Alles staat in de planning, in het reisschema van de artiest, in agendafeeds die erom vragen, in Word-sjablonen van de show en in Excel.`,
  },
  de: {
    title: 'Flüge, Züge und Hotels',
    content: `Legen Sie einen Flug, eine Zugreise oder eine Unterkunft unter **Unterwegs** an, mit **Neu** oben auf jeder Seite, oder bei einer Show: deren Reiter **Zeitplan** hat eine Karte **Reise**, und was dort entsteht, gehört gleich zur Show. Eine Reise kann zu mehreren Shows gehören, und eine Show kann sie wieder loslassen.

Ein Flug hat einen oder mehrere Flüge mit ihren Umstiegen: wählen Sie die Fluggesellschaft, tippen Sie die Nummer ohne Kürzel, dann beide Flughäfen und die Zeiten nach deren eigener Uhr. Hat die Agentur eine Flugnummer schon gebucht, trägt **Übernehmen** Flughäfen und Zeiten ein. Eine Zugreise entsteht genauso; Bahnhöfe von früher werden beim Tippen angeboten. Zwischen zweien steht, wie viel Zeit zum Umsteigen bleibt. Jede Zeit ist die Ortszeit. Wo die Uhren verschieden gehen, steht die Stadt dabei: 10:00 London.

Eine Unterkunft hat das Hotel mit seiner Adresse, Check-in und Check-out, wer zahlt, und die Zimmer mit denen, die darin schlafen. Reisende ohne Bett werden genannt.

Alles steht in der Planung, im Reiseplan des Künstlers, in Kalenderfeeds, die danach fragen, in Word-Vorlagen der Show und in Excel.`,
  },
};
