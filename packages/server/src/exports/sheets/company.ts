import type { Address, AssetSummary, ContactPerson, ProjectSummary, RoleName, UserSummary } from '@hireyard/contract';
import { amount, currency, date, dateTime, day, number, type Sheet, type Sight, text } from '../sheet.ts';
import type { ExportTexts } from '../texts.ts';
import { fromHead, projectCells, tillHead } from './shared.ts';

const managesUsers = ({ rights }: Sight) => rights.has('manage-roles-and-users');

export const ASSET_SHEET: Sheet<'listAssets', AssetSummary> = {
  title: ({ asset }) => asset.assets.title,
  columns: {
    asset: {
      cells: [
        text(
          ({ asset }) => asset.facts.asset,
          ({ name, productCode }, { productName }) => name ?? (productCode && productName(productCode)),
        ),
        text(
          ({ asset }) => asset.facts.tag,
          ({ tag }) => tag,
        ),
        text(
          ({ own }) => own.productCode,
          ({ productCode }) => productCode,
        ),
        text(
          ({ asset }) => asset.facts.make,
          ({ make }) => make,
        ),
        text(
          ({ asset }) => asset.facts.model,
          ({ model }) => model,
        ),
        text(
          ({ asset }) => asset.facts.serialNumber,
          ({ serialNumber }) => serialNumber,
        ),
        number(
          ({ asset }) => asset.facts.year,
          ({ year }) => year,
        ),
        number(
          ({ asset }) => asset.facts.quantity,
          ({ quantity }) => quantity,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ asset }) => asset.facts.status,
          ({ status }, { texts }) => texts.asset.status[status],
        ),
      ],
    },
    ownership: {
      cells: [
        text(
          ({ asset }) => asset.facts.ownership,
          ({ ownership }, { texts }) => texts.asset.ownership[ownership],
        ),
        text(
          ({ asset }) => asset.facts.contract,
          ({ contract }) => contract?.number ?? null,
        ),
      ],
    },
    project: {
      cells: [
        ...projectCells<AssetSummary>(),
        text(
          ({ asset }) => asset.facts.holder,
          ({ holder }) => holder?.name ?? null,
        ),
      ],
    },
    inspection: {
      cells: [
        date(
          ({ asset }) => asset.facts.nextInspection,
          ({ inspection }) => inspection.dueOn,
        ),
        text(
          ({ asset }) => asset.facts.inspection,
          ({ inspection }, { texts }) => texts.asset.standing[inspection.standing],
        ),
      ],
    },
  },
};

export const PROJECT_SHEET: Sheet<'listProjects', ProjectSummary> = {
  title: ({ project }) => project.projects.title,
  columns: {
    name: {
      cells: [
        text(
          ({ project }) => project.facts.project,
          ({ name }) => name,
        ),
        text(
          ({ project }) => project.facts.number,
          (project) => project.number,
        ),
      ],
    },
    city: {
      cells: [
        text(
          ({ project }) => project.facts.site,
          ({ city }) => city,
        ),
      ],
    },
    period: { cells: [date(fromHead, ({ from }) => from), date(tillHead, ({ till }) => till)] },
    onRent: {
      cells: [
        number(
          ({ project }) => project.facts.onRent,
          ({ onRentCount }) => onRentCount,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ project }) => project.facts.status,
          ({ status }, { texts }) => texts.project.status[status],
        ),
      ],
    },
  },
};

const ROLE_KEYS: Readonly<Record<string, keyof ExportTexts['user']['builtIn']>> = {
  Administrator: 'administrator',
  Buyer: 'buyer',
  'Site user': 'siteUser',
  Approver: 'approver',
  Finance: 'finance',
  'Equipment manager': 'equipmentManager',
  Viewer: 'viewer',
};
/** A built-in role has a name in each language; no own one has the name of a built-in one. */
function roleName({ name }: RoleName, { user }: ExportTexts): string {
  const key = ROLE_KEYS[name];
  return key ? user.builtIn[key].name : name;
}

/** An invitation whose link no longer works says so. */
const userStatus = ({ status, invitation }: UserSummary, now: Date) =>
  invitation !== null && Date.parse(invitation.expiresAt) <= now.getTime() ? 'expired' : status;

export const USER_SHEET: Sheet<'listUsers', UserSummary> = {
  title: ({ user }) => user.users.title,
  columns: {
    name: {
      cells: [
        text(
          ({ user }) => user.facts.firstName,
          ({ firstName }) => firstName,
        ),
        text(
          ({ user }) => user.facts.lastName,
          ({ lastName }) => lastName,
        ),
        text(
          ({ user }) => user.facts.email,
          ({ email }) => email,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ user }) => user.facts.status,
          (item, { texts, now }) => texts.user.status[userStatus(item, now)],
        ),
      ],
    },
    roles: {
      cells: [
        text(
          ({ user }) => user.facts.roles,
          ({ roles }, { texts }) => roles.map((role) => roleName(role, texts)).join(', '),
        ),
      ],
    },
    projects: {
      cells: [
        text(
          ({ user }) => user.facts.projects,
          ({ projects }, { texts: { user } }) =>
            projects === null ? user.projects.all : (projects.first?.name ?? user.projects.others),
        ),
        number(
          ({ own }) => own.projectCount,
          ({ projects }) => projects?.count ?? null,
        ),
      ],
    },
    limit: {
      shownTo: managesUsers,
      cells: [
        amount(
          ({ user }) => user.facts.orderLimit,
          ({ orderLimit }) => orderLimit,
        ),
        currency(({ orderLimit }) => orderLimit),
      ],
    },
    seen: {
      shownTo: managesUsers,
      cells: [
        dateTime(
          ({ user }) => user.facts.lastSeen,
          ({ lastSeenAt }) => lastSeenAt,
        ),
        day(
          ({ user }) => user.facts.invited,
          ({ invitation }) => invitation?.sentAt ?? null,
        ),
      ],
    },
  },
};

export const CONTACT_PERSON_SHEET: Sheet<'listContactPersons', ContactPerson> = {
  title: ({ contact }) => contact.contactPersons.title,
  columns: {
    name: {
      cells: [
        text(
          ({ contact }) => contact.facts.firstName,
          ({ firstName }) => firstName,
        ),
        text(
          ({ contact }) => contact.facts.lastName,
          ({ lastName }) => lastName,
        ),
        text(
          ({ contact }) => contact.facts.functions,
          ({ functions }, { texts }) => functions.map((one) => texts.contact.functions[one]).join(', '),
        ),
      ],
    },
    phone: {
      cells: [
        text(
          ({ contact }) => contact.facts.phone,
          ({ phone }) => phone,
        ),
      ],
    },
    email: {
      cells: [
        text(
          ({ contact }) => contact.facts.email,
          ({ email }) => email,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ contact }) => contact.facts.status,
          ({ status }, { texts }) => texts.contact.status[status],
        ),
      ],
    },
  },
};

export const ADDRESS_SHEET: Sheet<'listAddresses', Address> = {
  title: ({ contact }) => contact.addresses.title,
  columns: {
    name: {
      cells: [
        text(
          ({ contact }) => contact.facts.placeName,
          ({ name }) => name,
        ),
        text(
          ({ contact }) => contact.facts.line1,
          ({ line1 }) => line1,
        ),
        text(
          ({ contact }) => contact.facts.line2,
          ({ line2 }) => line2,
        ),
      ],
    },
    city: {
      cells: [
        text(
          ({ contact }) => contact.facts.postalCode,
          ({ postalCode }) => postalCode,
        ),
        text(
          ({ contact }) => contact.facts.city,
          ({ city }) => city,
        ),
        text(
          ({ contact }) => contact.facts.region,
          ({ region }) => region,
        ),
        text(
          ({ contact }) => contact.facts.country,
          ({ country }) => country,
        ),
      ],
    },
    kind: {
      cells: [
        text(
          ({ contact }) => contact.facts.kind,
          ({ kind }, { texts }) => texts.contact.kinds[kind],
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ contact }) => contact.facts.status,
          ({ status }, { texts }) => texts.contact.status[status],
        ),
      ],
    },
  },
};
