import { edition } from './edition.ts';
import { about, age, count, date, distance, duration, hours, mail, name, phone, place, price, time, type Facts } from '../src/facts.ts';

/** Ages from which visitors may be there alone by day, also at night, and without a consent form. */
const [alone, night, adult] = [13, 16, 18];

/** Facts that copy refers to as `{{priceLan}}` instead of writing the number. `npm run edition:check` finds numbers written out. */
export const facts = {
  /** Prices of the tickets in `lists/tickets.ts`, named after their slugs. */
  priceLan: about(price(1195), 'LAN-biljett', 'LAN ticket'),
  priceFestival: about(price(795), 'festivalpass', 'festival pass'),
  priceDay: about(price(395), 'dagsbiljett', 'day pass'),
  priceParents: about(price(195), 'föräldrapass', 'parents pass'),
  /** Price of the sleeping hall, added to a ticket at the checkout; included in a LAN ticket. */
  priceSleepingHall: about(price(150), 'sovsal', 'sleeping hall'),
  /** Price of a pitch for a tent and `pitchPeople`, all nights. */
  priceCamping: about(price(450), 'tältruta|camping', 'pitch|camping'),
  /** Price of a cabin with `cabinBeds`, all nights. */
  priceCabin: about(price(2800), 'stuga|stugor', 'cabin'),
  /** Price of parking from the opening to the close. */
  priceParking: about(price(200), 'parkering', 'parking'),
  /** Computer with screen and chair, in addition to the LAN ticket. */
  priceRental: about(price(1495), 'hyrsetup|hyrd dator|hyr dator', 'rented (?:computer|setup)|rent a computer'),
  priceBreakfast: about(price(65), 'frukost', 'breakfast'),
  priceLunch: about(price(95), 'lunch', 'lunch'),
  priceDinner: about(price(110), 'middag', 'dinner'),
  /** Deducted for each ticket that is bought back. */
  refundFee: price(100),
  /** Fee for a seat that is not cleaned up. */
  cleaningFee: price(500),
  prizeCs2B: price(5000),
  /** Highest possible sum of the prize table of CS2 Masters. */
  prizeCs2: about(price(238500), 'högst|upp till', 'up to'),

  /** Hours of a day pass; the doors close earlier on the last day. */
  dayPass: about(hours('10:00', '23:00'), 'dagsbiljett', 'day pass'),
  /** Hours of a day pass on the last day. */
  dayPassLast: hours('10:00', '15:00'),
  /** Hours in which visitors from `ageAlone` to below `ageNight` may be there alone. */
  youthHours: about(hours('08:00', '22:00'), 'på egen hand|själv', 'on their own|alone'),
  quietLan: about(hours('22:00', '08:00'), 'tysta timmar', 'silent hours|quiet hours'),
  campNight: about(hours('23:00', '07:00'), 'nattro', 'night’s rest'),
  shopHours: about(hours('10:00', '22:00'), 'Elgiganten', 'Elgiganten'),
  /** Hours with help to move out, on the last day. */
  moveOut: about(hours('08:00', '14:30'), 'utflytt', 'moving out|move-out'),
  /** Time on the last day at which the network is switched off. */
  networkOff: time('14:00'),
  /** Hours of the relay on Saturday. */
  relay: about(hours('10:00', '22:00'), 'stafett', 'relay'),

  /** Age below which visitors need an adult who stays. */
  ageAlone: about(age(alone), 'vuxen som stannar', 'adult who stays'),
  /** Age from which visitors may be there at night without an adult. */
  ageNight: age(night),
  /** Age from which visitors need no consent form. */
  ageAdult: about(age(adult), 'samtycke', 'consent'),

  /** Ranges between these ages. */
  agesDay: age(alone, night - 1),
  agesNight: age(night, adult - 1),

  cabinets: count(120, 'kabinett', 'cabinets'),
  /** People per pitch, beds per cabin. */
  pitchPeople: count(3, 'personer', 'people'),
  cabinBeds: count(4, 'bäddar', 'beds'),
  /** Meals that can be ordered. */
  breakfasts: count(3, 'frukostar', 'breakfasts'),
  lunches: count(2, 'luncher', 'lunches'),
  dinners: count(3, 'middagar', 'dinners'),
  /** Lamps lit at the opening. */
  lamps: count(412, 'lampor', 'lamps'),

  /** Length of `lists/tournaments.ts`, compared by the check. */
  tournaments: count(13, 'turneringar', 'tournaments'),

  lap: about(distance(600, 'm'), 'varv', 'lap'),
  fromStation: about(distance(3, 'km'), 'station', 'station'),

  /** Data controller: an invented name, and a number with an invalid check digit (FEST-15). */
  organiser: name('Spelföreningen Plånet'),
  organiserNumber: name('802999-0005'),
  organiserAddress: name('Plånvägen 4, 550 00 Jönköping'),

  /** The festival's bus from the station: hours, interval and duration of the ride. */
  shuttle: hours('08:00', '01:30'),
  shuttleEvery: duration(20),
  shuttleRide: duration(10),
  /** Time on foot from the station to the main entrance. */
  walk: duration(40),
  /** Times on foot: from the main entrance around the building to the LAN entrance, and from the car park to the main entrance. */
  walkAround: duration(5),
  walkFromCar: duration(5),
  /** Travel times from door to door, without the last bus. */
  trainStockholm: duration(200),
  trainGothenburg: duration(135),
  trainMalmo: duration(190),
  carStockholm: duration(210),
  carGothenburg: duration(100),
  carMalmo: duration(180),
  /** Distances to the nearest airport, and to the nearest international airport. */
  airport: distance(8, 'km'),
  airportLandvetter: distance(130, 'km'),

  visitors: count(3000, 'besökare', 'visitors'),
  seats: count(1200, 'LAN-platser', 'LAN seats'),
  /** Number of rows in `lists/hall.ts`, and of seats in each. */
  rows: count(24, 'rader', 'rows'),
  rowSeats: count(50, 'stolar', 'chairs'),
  volunteers: count(400, 'ideella', 'volunteers'),

  /** Staffed round the clock while the doors are open; `phoneHours` on weekdays otherwise. */
  phone: phone('070-174 06 13'),
  phoneHours: hours('10:00', '15:00'),
  /** Address for consent forms and tickets. */
  mailSupport: mail(edition.emails.support),

  /** Place of the final of CS2 Masters. */
  finalStage: place('Stora scenen', 'Main Stage'),

  /** Last day to change names on tickets, seats, groups and cabins. */
  changeUntil: date('2025-06-12'),
  refundUntil: date('2025-05-30'),
  mealsUntil: date('2025-06-08'),
  /** Last day to apply for accreditation. */
  pressUntil: date('2025-06-06'),
} satisfies Facts;
