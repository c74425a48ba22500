import { edition } from './edition.ts';
import { about, age, count, date, distance, duration, hours, mail, name, phone, place, price, time, type Facts } from '../src/facts.ts';

/**
 * What pages, menus and forms state more than once: copy names it, `{{priceLan}}`, and says no number of its own. Another
 * year edits what differs. `npm run edition:check` finds the number where it is written out.
 */
export const facts = {
  /** The four tickets; the cards' own prices in `lists/tickets.ts` are held to these. */
  priceLan: about(price(1195), 'LAN-biljett', 'LAN ticket'),
  priceFestival: about(price(795), 'festivalpass', 'festival pass'),
  priceDay: about(price(395), 'dagsbiljett', 'day pass'),
  priceParents: about(price(195), 'föräldrapass', 'parents pass'),
  /** What is added to a ticket at the checkout. A LAN ticket has the sleeping hall in it. */
  priceSleepingHall: about(price(150), 'sovsal', 'sleeping hall'),
  /** A pitch for a tent and `pitchPeople`, all nights. */
  priceCamping: about(price(450), 'tältruta|camping', 'pitch|camping'),
  /** A cabin with `cabinBeds`, all nights. */
  priceCabin: about(price(2800), 'stuga|stugor', 'cabin'),
  /** A car, from the doors to the close. */
  priceParking: about(price(200), 'parkering', 'parking'),
  /** A rented computer with screen and chair, beside the LAN ticket. */
  priceRental: about(price(1495), 'hyrsetup|hyrd dator|hyr dator', 'rented (?:computer|setup)|rent a computer'),
  priceBreakfast: about(price(65), 'frukost', 'breakfast'),
  priceLunch: about(price(95), 'lunch', 'lunch'),
  priceDinner: about(price(110), 'middag', 'dinner'),
  /** Kept of each ticket that is bought back. */
  refundFee: price(100),
  /** For a seat that is left as a tip. */
  cleaningFee: price(500),
  /** First prize of the B tournament. */
  prizeCs2B: price(5000),
  /** The greatest purse of CS2 Masters: the sum of its prize table. */
  prizeCs2: about(price(238500), 'högst|upp till', 'up to'),

  /** The hours of a day pass, every day; on the last one the doors close earlier. */
  dayPass: about(hours('10:00', '23:00'), 'dagsbiljett', 'day pass'),
  /** When those from `ageAlone` to below `ageNight` may be there on their own. */
  youthHours: about(hours('08:00', '22:00'), 'på egen hand|själv', 'on their own|alone'),
  /** Silent hours of Quiet LAN. */
  quietLan: about(hours('22:00', '08:00'), 'tysta timmar', 'silent hours|quiet hours'),
  /** Night's rest of camp site and cabins. */
  campNight: about(hours('23:00', '07:00'), 'nattro', 'night’s rest'),
  /** Elgiganten's shop and hatch. */
  shopHours: about(hours('10:00', '22:00'), 'Elgiganten', 'Elgiganten'),
  /** Trolleys and crew for moving out, on the last day. */
  moveOut: about(hours('08:00', '14:30'), 'utflytt', 'moving out|move-out'),
  /** The network of the LAN goes dark, on the last day. */
  networkOff: time('14:00'),
  /** The relay of the creators, on Saturday. */
  relay: about(hours('10:00', '22:00'), 'stafett', 'relay'),

  /** Below this only with an adult who stays. */
  ageAlone: about(age(13), 'vuxen som stannar', 'adult who stays'),
  /** From this age alone at night too. */
  ageNight: age(16),
  /** From this age without consent. */
  ageAdult: about(age(18), 'samtycke', 'consent'),

  /** Machines of the arcade. */
  cabinets: count(120, 'kabinett', 'cabinets'),
  /** People that a pitch has room for, beds of a cabin. */
  pitchPeople: count(3, 'personer', 'people'),
  cabinBeds: count(4, 'bäddar', 'beds'),
  /** Meals that are served to those who have ordered them. */
  breakfasts: count(3, 'frukostar', 'breakfasts'),
  lunches: count(2, 'luncher', 'lunches'),
  dinners: count(3, 'middagar', 'dinners'),
  /** Lamps that light up at the opening. */
  lamps: count(412, 'lampor', 'lamps'),

  /** Tournaments of `lists/tournaments.ts`, which the check counts. */
  tournaments: count(13, 'turneringar', 'tournaments'),

  /** A lap round the hall. */
  lap: about(distance(600, 'm'), 'varv', 'lap'),
  /** From the central station to the entrance. */
  fromStation: about(distance(3, 'km'), 'station', 'station'),

  /** Who holds the festival and answers for personal data: invented, and a number whose check digit is no true one (FEST-15). */
  organiser: name('Spelföreningen Plånet'),
  organiserNumber: name('802999-0005'),
  organiserAddress: name('Plånvägen 4, 550 00 Jönköping'),

  /** The festival's own bus between station and entrance, and how often it goes. */
  shuttle: hours('08:00', '01:30'),
  shuttleEvery: duration(20),
  walk: duration(40),
  /** By train and by car, from door to door but for the last bus. */
  trainStockholm: duration(200),
  trainGothenburg: duration(135),
  trainMalmo: duration(190),
  carStockholm: duration(210),
  carGothenburg: duration(100),
  carMalmo: duration(180),
  /** To the airport of the town, and to the nearest with flights from everywhere. */
  airport: distance(8, 'km'),
  airportLandvetter: distance(130, 'km'),

  /** For press and partners. */
  visitors: count(3000, 'besökare', 'visitors'),
  seats: count(1200, 'LAN-platser', 'LAN seats'),
  volunteers: count(400, 'ideella', 'volunteers'),

  /** Staffed round the clock while the doors are open, and in `phoneHours` on weekdays before and after. */
  phone: phone('070-174 06 13'),
  phoneHours: hours('10:00', '15:00'),
  /** What a consent form or a ticket may be asked about. */
  mailSupport: mail(edition.emails.support),

  /** Where the last match of CS2 Masters is played. */
  finalStage: place('Stora scenen', 'Main Stage'),

  /** Last day to change names on tickets, seats, groups and cabins. */
  changeUntil: date('2025-06-12'),
  /** Last day of buying tickets back. */
  refundUntil: date('2025-05-30'),
  /** Last day to order meals. */
  mealsUntil: date('2025-06-08'),
  /** Last day to ask for accreditation. */
  pressUntil: date('2025-06-06'),
} satisfies Facts;
