import { bytesOf, utf8 } from './encoded.ts';

interface Table {
  readonly name: string;
  readonly encoding: 'utf-8' | 'utf-8 with its mark' | 'windows-1250' | 'windows-1252';
  readonly text: string;
}

/**
 * Files of a Hungarian rental company that no example is like, as its own programs write them. Faults are planted in every
 * one; `unseen-company-faults.ts` lists them.
 */
const TABLES: readonly Table[] = [
  {
    name: 'depots.csv',
    encoding: 'windows-1250',
    text: `
externalId;name;line1;postalCode;city;country;phone;email;timeZone;geo.latitude;geo.longitude;openingTimes.day;openingTimes.from;openingTimes.to
TEL/01;Győr-Ipari park;Hűtőház u. 3.;9027;Győr;HU;+36 96 555 010;gyor@karpat-emelo.example;;47,6875;17,6504;1;06:00;16:00
TEL/01;;;;;;;;;;;2;06:00;16:00
TEL/01;;;;;;;;;;;3;06:00;16:00
TEL/02;Székesfehérvár;Öreghegyi út 12.;8000;Székesfehérvár;HU;+36 22 555 020;szfvar@karpat-emelo.example;Europe/Budapest;47.1899;18,4103;1;06:00;16:00
TEL/03;Kőszeg;Fő tér 1.;9730;Kőszeg;HU;+36 94 555 030;nincs-kukac;;47,39;16,54;1;06:00;16:00
TEL/04;Pécs;Bányász u. 9.;7630;Pécs;HU;+36 72 555 040;pecs@karpat-emelo.example;;46,07;18,23;8;06:00;16:00
TEL/05;Vác;Duna sor 2.;2600;Vác;HU;+36 27 555 050;vac@karpat-emelo.example;Europe/Atlantis;;;;;
TEL/06;Eger;Bikavér u. 6.;3300;Eger;HU;+36 36 555 060;eger@karpat-emelo.example;;47,9;20,37;1;08:00;12:00
TEL/06;;;;;;;;;;;1;11:00;16:00
TEL/07;Zalaegerszeg;Göcseji út 7.;8900;Zalaegerszeg;HU;+36 92 555 070;zala@karpat-emelo.example;;;;1;06:00;16:00
`,
  },
  {
    name: 'productGroups.csv',
    encoding: 'utf-8',
    text: `
externalId,code,names.hu,names.de,fallbackLanguage
CS-1,emelok,"Emelőgépek, ollósak",Hebebühnen,hu
CS-2,kompresszor,Légsűrítők,,hu
CS-3,ures,,,hu
CS-4,emelok,Másik emelők,,hu
`,
  },
  {
    name: 'products.csv',
    encoding: 'windows-1250',
    text: `
externalId\tcode\tgroup\tnames.hu\tnames.de\tdescriptions.hu\ttracking\tenergy\tminDays\taccessories\tspecs.key\tspecs.value
G-90\tKAPOCS-1\tCS-2\tTömlőkapocs\t\t\tbulk\tnone\t\t\t\t
G-10\tOLLO-12\tCS-1\tOllós emelő 12 m\tScherenbühne 12 m\tBeltérre, nem nyomó kerékkel\tserialised\telectric\t\t\tworkingHeightM\t12
G-10\t\t\t\t\t\t\t\t\t\twidthM\t0,83
G-20\tLEG-5\tCS-2\tLégsűrítő 5 köbm\t\t\tserialised\tdiesel\t\tG-90\tairFlowM3Min\t5,2
G-30\tLEG-7\tCS-9\tLégsűrítő 7 köbm\t\t\tserialised\tdiesel\t\t\t\t
G-40\tLEG-9\tCS-2\tLégsűrítő 9 köbm\t\t\tserialised\tgőz\t\t\t\t
G-50\tOLLO-12\tCS-1\tMég egy\t\t\tserialised\telectric\t\t\t\t
G-60\tOLLO-14\tCS-1\tOllós 14\t\t\tserialised\telectric\t1,5\t\t\t
G-70\tOLLO-16\tCS-1\tOllós 16\t\t\tserialised\telectric\t\t\tworkingHeightM\t16.5
`,
  },
  {
    name: 'stock.csv',
    encoding: 'windows-1252',
    text: `
sep=;
externalId;depot;product;pieces;from
K-1;TEL/01;G-10;6;2026.11.01.
K-2;TEL/02;G-10;2;2026.11.01.
K-3;TEL/01;G-20;-1;2026.11.01.
K-4;TEL/01;G-10;9;2026.11.01.
K-5;TEL/01;G-30;1;2026.11.01.
K-6;TEL/01;G-20;3;2027.02.29.
K-7;TEL/01;G-20;2,5;2026.11.01.
K-8;TEL/07;G-90;1 200;2026.11.01.
`,
  },
  {
    name: 'clients.csv',
    encoding: 'utf-8 with its mark',
    text: `
externalId;name;customerNumber;vatNumber;showPrices;blocked;modules;policy.poRequired;policy.approval;rentalContact.phone;rentalContact.email;depot;archived
U-1;Rábaközi Építő Kft.;000127;;igen;nem;order|request;nem;none;+36 96 555 011;berlet@karpat-emelo.example;TEL/01;
U-2;Santier Timisoara SRL;000128;;nem;nem;order;nem;none;;;TEL/02;
U-3;Bâtisseurs du Rhône;000127;;nem;nem;order;nem;none;;;TEL/01;
U-4;Régi Ügyfél Bt.;000131;;nem;nem;order;nem;none;;;TEL/01;igen
U-5;Hibás Adószám Zrt.;000132;HU12345678;nem;nem;order;nem;none;;;TEL/01;
U-6;Fő Út "Kft.;000133;;nem;nem;order;nem;none;;;TEL/01;
U-7;Raktár Logisztika Kft.;000134;;nem;nem;order|parking;nem;none;;;TEL/01;
U-8;Túl Sok Cella Kft.;000135;;nem;nem;order;nem;none;;;TEL/01;nem;maradék
U-9;Szállító Nélkül Kft.;000136;;talán;nem;order;nem;none;;;TEL/01;
U-10;Győri Daru Kft.;000137;;igen;nem;order|request|asset;nem;none;+36 96 555 012;daru@karpat-emelo.example;TEL/07;
`,
  },
  {
    name: 'addresses.csv',
    encoding: 'windows-1250',
    text: `
externalId,client,kind,name,line1,postalCode,city,country,geo.latitude,geo.longitude
C-1,U-1,delivery,Kórház főépület,Vasvári Pál u. 2.,9024,Győr,HU,47.6736,17.6318
C-2,U-10,delivery,Csarnok,Fehérvári út 80.,90280,Győr,HU,47.66,17.65
C-3,U-3,delivery,Raktár,Fő u. 1.,9024,Győr,HU,,
C-4,U-10,delivery,Csarnok,Fehérvári út 80.,9028,Győr,HU,"47,66",17.65
C-5,U-10,delivery,Csarnok,Fehérvári út 80.,9028,Győr,HU,47.66,17.65
`,
  },
  {
    name: 'contactPersons.csv',
    encoding: 'windows-1252',
    text: `
externalId\tclient\tfirstName\tlastName\temail\tphone\tfunctions\tlanguage
P-1\tU-1\tBenoît\tLefèvre\tbenoit@rabakoz.example\t+36 30 555 0101\t\tfr
P-2\tU-10\tJörg\tWeiß\t\t\tsite\tde
P-3\tU-10\tZoë\tMüller\tzoe@daru.example\t\tsite\tpt
P-4\tU-10\tZoë\tMüller\tzoe@daru.example\t06 30 555\tsite\tde
`,
  },
  {
    name: 'projects.csv',
    encoding: 'windows-1250',
    text: `
externalId;client;number;name;address;siteContact;from;to;budget.amount;budget.currency
J-1;U-1;26/014;Kórház-felújítás;C-1;P-1;2026. 11. 02.;2027. 06. 30.;48 500 000,00;HUF
J-2;U-1;26/015;Szökőnap;C-1;;2026. 02. 29.;;;
J-3;U-1;26/016;Euróban;;;;;1 000,00;EUR
J-4;U-10;26/001;Más címe;C-1;;;;;
J-5;U-10;26/002;Fordítva;;;2026. 12. 01.;2026. 11. 01.;;
J-6;U-10;26/003;Pont;;;;;1250.50;HUF
J-7;U-1;26/014;Ugyanaz a szám;;;;;;
J-8;U-10;26/004;Per;;;30/11/2026;;;
J-9;U-10;26/005;Egész;;;30.11.2026;;125.000;HUF
`,
  },
  {
    name: 'rates.csv',
    encoding: 'utf-8',
    text: `
externalId;product;client;from;to;currency;day;week;fourWeek
D-1;G-10;;2026.01.01;2026.12.31;HUF;12 500,00;59 000,00;180 000,00
D-2;G-10;;2026.12.31;;HUF;13 000,00;61 000,00;
D-3;G-10;U-1;2026.06.01;2026.12.31;HUF;11 000,00;52 000,00;
D-4;G-10;U-1;2026.10.01;;HUF;10 000,00;50 000,00;
D-5;G-20;;2026.02.29;;HUF;22 000,00;99 000,00;
D-6;G-20;;2026.03.01;;EUR;55,00;250,00;
D-7;G-20;;2026.03.01;;HUF;22000.50;99 000,00;
D-8;G-20;U-4;2026.03.01;;HUF;22 000,00;99 000,00;
D-9;G-20;;2026.03.01;2026.01.01;HUF;22 000,00;99 000,00;
D-10;G-20;;2026.03.01;;HUF;-22 000,00;99 000,00;
D-11;G-20;;2026.03.01;;HUF;22 000,00;99 000,00;
`,
  },
  {
    name: 'users.csv',
    encoding: 'windows-1250',
    text: `
externalId;client;email;firstName;lastName;roles;projects;orderLimit.amount;orderLimit.currency;language;invite
F-1;U-1;eva@rabakoz.example;Éva;Szűcs;Administrator;;;;hu;nem
F-2;U-1;tamas@rabakoz.example;Tamás;Őri;Buyer|Site user;J-1;500 000,00;HUF;hu;nem
F-3;U-10;bela@daru.example;Béla;Kő;Főnök;;;;hu;nem
F-4;U-10;pal@daru.example;Pál;Fű;Buyer;J-1;;;hu;nem
F-5;U-10;eva@rabakoz;Éva;Szűcs;Administrator;;;;hu;nem
F-6;U-4;regi@regi.example;Ida;Régi;Administrator;;;;hu;nem
`,
  },
  {
    name: 'contracts.csv',
    encoding: 'utf-8',
    text: `
externalId;client;number;depot;project;address;poNumber
S-1;U-1;BSZ-2026/0412;TEL/01;J-1;C-1;R-778
S-2;U-4;BSZ-2026/0413;TEL/01;;;
S-3;U-1;BSZ-2026/0414;TEL/99;;;
S-4;U-1;BSZ-2026/0412;TEL/01;;;
S-5;U-10;BSZ-2026/0415;TEL/01;J-1;;
S-6;U-10;BSZ-2026/0416;TEL/07;;C-5;
S-6;U-10;BSZ-2026/0417;TEL/07;;C-5;
`,
  },
  {
    name: 'lines.csv',
    encoding: 'windows-1250',
    text: `
externalId;contract;lineNo;status;productCode;quantity;fleetNumber;onRentAt;expectedOffRentAt;offRentAt;chargedUntil;rate.day;rate.currency
M-1;S-1;1;onRent;OLLO-12;1;EM-0071;2026-10-05T05:30:00Z;2026-12-18T15:00:00Z;;2026.10.31.;11 000,00;HUF
M-2;S-1;2;onRent;OLLO-12;2;EM-0072;2026-10-05T05:30:00Z;;;2026.10.31.;11 000,00;HUF
M-3;S-2;1;onRent;OLLO-12;1;EM-0073;2026-10-05T05:30:00Z;;;;11 000,00;HUF
M-4;S-1;3;onRent;OLLO-13;1;EM-0074;2026-10-05T05:30:00Z;;;;11 000,00;HUF
M-5;S-1;1;onRent;OLLO-12;1;EM-0075;2026-10-05T05:30:00Z;;;;11 000,00;HUF
M-6;S-1;6;offHired;OLLO-12;1;EM-0076;2026-10-05T05:30:00Z;;2027-02-29T05:30:00Z;;11 000,00;HUF
M-7;S-1;7;onRent;OLLO-12;1;EM-0077;2028-10-05T05:30:00Z;;;;11 000,00;HUF
M-8;S-1;8;onRent;OLLO-12;1;EM-0078;2026-10-05T05:30:00Z;;;;11000.50;HUF
M-9;S-6;1;offHired;LEG-5;1;KO-0011;2026-10-05T05:30:00Z;;;;;
M-10;S-6;2;lejárt;LEG-5;1;KO-0012;2026-10-05T05:30:00Z;;;;;
M-11;S-6;3;onRent;LEG-5;1;KO-0013;2026.10.05;;;;;
M-12;S-6;4;onRent;LEG-5;1;KO-0014;2026-10-05T05:30:00Z;;;2026.11.31.;;
M-13;S-6;5;onRent;LEG-5;1;KO-0015;2026-10-05T05:30:00Z;2026-09-05T05:30:00Z;;;;
`,
  },
  {
    name: 'orders.csv',
    encoding: 'utf-8',
    text: `
externalId;client;depot;poNumber;lines.productCode;lines.quantity;lines.from;lines.to
R-1;U-10;TEL/99;;OLLO-12;1;2026.12.10;
`,
  },
  {
    name: 'readings.csv',
    encoding: 'utf-8',
    text: `
externalId;line;hours;day
O-1;M-1;1 204,5;2026.11.02
O-2;M-1;12.5;2026.11.03
O-3;M-1;1 100;2026.11.04
O-4;M-99;5;2026.11.04
O-5;M-1;1 210;2027.02.29
`,
  },
  {
    name: 'invoices.csv',
    encoding: 'windows-1250',
    text: `
externalId;client;number;issuedOn;dueOn;lines.text;lines.quantity;lines.unit;lines.price;lines.vatRate;net;gross;asOf;file
I-1;U-1;SZ-26/88;2026.11.05;2026.12.05;Ollós emelő, október;27;day;11 000,00;27;;;;
I-1;;;;;Kiszállás;1;;25 000,00;27;;;;
I-2;U-1;SZ-26/89;2026.11.05;2026.12.05;Jó sor;1;day;11 000,00;27;;;;
I-2;;;;;Rossz sor;1,5;day;11000.50;27;;;;
I-3;U-1;SZ-26/88;2026.11.05;2026.12.05;Megint;1;;1 000,00;27;;;;
I-4;U-1;SZ-26/90;2026.11.05;2026.10.05;Korábban esedékes;1;;1 000,00;27;;;;
I-5;U-99;SZ-26/91;2026.11.05;2026.12.05;Kié;1;;1 000,00;27;;;;
I-6;U-1;SZ-25/02;2025.02.29;2025.03.30;Régi;1;;1 000,00;27;;;2025.04.01;
I-7;U-1;SZ-25/03;2025.02.28;2025.03.30;Régi;1;;1 000,00;27;;;2025.04.01;
I-8;U-1;SZ-26/92;2026.11.06;2026.12.06;Más végösszeg;1;;1 000,00;27;5,00;6,00;;
I-9;U-1;SZ-26/93;2026.11.06;2026.12.06;Nincs ÁFA;1;;1 000,00;;;;;
`,
  },
  {
    name: 'papers.csv',
    encoding: 'utf-8',
    text: `
externalId;client;type;number;date;file
X-1;U-1;deliveryNote;SZL-1;2026.11.02;SZL-1.pdf
X-2;U-1;deliveryNote;SZL-2;2026.11.02;SZL-2.pdf
X-3;U-1;napló;SZL-3;2026.11.02;SZL-1.pdf
`,
  },
];

const encode = (text: string, encoding: Table['encoding']): Uint8Array => {
  const lines = text.trim().replaceAll('\n', '\r\n');
  if (encoding === 'utf-8') return utf8(lines);
  return encoding === 'utf-8 with its mark' ? utf8(`\ufeff${lines}`) : bytesOf(lines, encoding);
};

/** Returns the files of the company, after a change of their texts. */
export const unseenCompany = (
  change: (name: string, text: string) => string,
): readonly { readonly name: string; readonly bytes: Uint8Array }[] => [
  ...TABLES.map(({ name, text, encoding }) => ({ name, bytes: encode(change(name, text), encoding) })),
  { name: 'SZL-1.pdf', bytes: utf8('%PDF-1.7\n%%EOF\n') },
];

export const UNSEEN_COMPANY = unseenCompany((_, text) => text);
