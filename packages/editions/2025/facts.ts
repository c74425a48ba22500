import { edition } from './edition.ts';
import { about, age, count, date, distance, duration, hours, mail, name, phone, place, price, time, type Facts } from '../src/facts.ts';

const [alone, night, adult] = [13, 16, 18];

/** Copy refers to these as `{{priceLan}}` instead of writing the number. */
export const facts = {
  priceLan: about(price(1195), 'LAN-biljett', 'LAN ticket'),
  priceFestival: about(price(795), 'festivalpass', 'festival pass'),
  priceDay: about(price(395), 'dagsbiljett', 'day pass'),
  priceParents: about(price(195), 'föräldrapass', 'parents pass'),
  priceSleepingHall: about(price(150), 'sovsal', 'sleeping hall'),
  priceCamping: about(price(450), 'tältruta|camping', 'pitch|camping'),
  priceCabin: about(price(2800), 'stuga|stugor', 'cabin'),
  priceParking: about(price(200), 'parkering', 'parking'),
  priceRental: about(price(1495), 'hyrsetup|hyrd dator|hyr dator', 'rented (?:computer|setup)|rent a computer'),
  priceBreakfast: about(price(65), 'frukost', 'breakfast'),
  priceLunch: about(price(95), 'lunch', 'lunch'),
  priceDinner: about(price(110), 'middag', 'dinner'),
  refundFee: price(100),
  cleaningFee: price(500),
  prizeCs2B: price(5000),
  prizeCs2: about(price(238500), 'högst|upp till', 'up to'),

  dayPass: about(hours('10:00', '23:00'), 'dagsbiljett', 'day pass'),
  dayPassLast: hours('10:00', '15:00'),
  youthHours: about(hours('08:00', '22:00'), 'på egen hand|själv', 'on their own|alone'),
  quietLan: about(hours('22:00', '08:00'), 'tysta timmar', 'silent hours|quiet hours'),
  campNight: about(hours('23:00', '07:00'), 'nattro', 'night’s rest'),
  shopHours: about(hours('10:00', '22:00'), 'Elgiganten', 'Elgiganten'),
  moveOut: about(hours('08:00', '14:30'), 'utflytt', 'moving out|move-out'),
  /** On the last day. */
  networkOff: time('14:00'),
  relay: about(hours('10:00', '22:00'), 'stafett', 'relay'),

  /** Below this age, visitors need an adult who stays. */
  ageAlone: about(age(alone), 'vuxen som stannar', 'adult who stays'),
  /** From this age, visitors may be there at night without an adult. */
  ageNight: age(night),
  /** From this age, visitors need no consent form. */
  ageAdult: about(age(adult), 'samtycke', 'consent'),

  agesDay: age(alone, night - 1),
  agesNight: age(night, adult - 1),

  cabinets: count(120, 'kabinett', 'cabinets'),
  pitchPeople: count(3, 'personer', 'people'),
  cabinBeds: count(4, 'bäddar', 'beds'),
  breakfasts: count(3, 'frukostar', 'breakfasts'),
  lunches: count(2, 'luncher', 'lunches'),
  dinners: count(3, 'middagar', 'dinners'),
  lamps: count(412, 'lampor', 'lamps'),

  tournaments: count(13, 'turneringar', 'tournaments'),

  lap: about(distance(600, 'm'), 'varv', 'lap'),
  fromStation: about(distance(3, 'km'), 'station', 'station'),

  /** Invented, with an invalid check digit in the number (FEST-15). */
  organiser: name('Spelföreningen Plånet'),
  organiserNumber: name('802999-0005'),
  organiserAddress: name('Plånvägen 4, 550 00 Jönköping'),

  shuttle: hours('08:00', '01:30'),
  shuttleEvery: duration(20),
  shuttleRide: duration(10),
  /** On foot from the station to the main entrance. */
  walk: duration(40),
  /** On foot from the main entrance to the LAN entrance. */
  walkAround: duration(5),
  walkFromCar: duration(5),
  trainStockholm: duration(200),
  trainGothenburg: duration(135),
  trainMalmo: duration(190),
  carStockholm: duration(210),
  carGothenburg: duration(100),
  carMalmo: duration(180),
  airport: distance(8, 'km'),
  airportLandvetter: distance(130, 'km'),

  visitors: count(3000, 'besökare', 'visitors'),
  seats: count(1200, 'LAN-platser', 'LAN seats'),
  rows: count(24, 'rader', 'rows'),
  rowSeats: count(50, 'stolar', 'chairs'),
  volunteers: count(400, 'ideella', 'volunteers'),

  /** Staffed round the clock while the doors are open, else at `phoneHours` on weekdays. */
  phone: phone('070-174 06 13'),
  phoneHours: hours('10:00', '15:00'),
  mailSupport: mail(edition.emails.support),

  finalStage: place('Stora scenen', 'Main Stage'),

  /** Last day to change names on tickets, seats, groups and cabins. */
  changeUntil: date('2025-06-12'),
  refundUntil: date('2025-05-30'),
  mealsUntil: date('2025-06-08'),
  pressUntil: date('2025-06-06'),
} satisfies Facts;
