import * as z from 'zod/mini';
import { Address } from '../../addresses/address-schemas.ts';
import { addressFields } from '../../addresses/schemas.ts';
import { ContactPerson, ContactPersonEdit } from '../../contact-persons/schemas.ts';
import { EnteredMoney, Money } from '../../core/amount-schemas.ts';
import { Uuid } from '../../core/primitive-schemas.ts';
import { ProjectEdit, ProjectSummary } from '../../projects/schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf } from './frame.ts';

/** External id of the client that a row belongs to. A row never moves to another client. */
const client = ExternalId;
/** External id of the client; null for one that has none. */
const readClient = z.nullable(z.string());
const readable = { ...importedFields, client: readClient, archived: z.boolean() };

const { kind, name, line2, region, geo, access, ...postal } = addressFields;
export const addressImport = importOf({
  client,
  ...postal,
  /** Default: `delivery`. */
  kind: z.optional(kind),
  name: z.optional(name),
  line2: z.optional(line2),
  region: z.optional(region),
  geo: z.optional(geo),
  access: z.optional(access),
});
export type AddressImport = z.output<typeof addressImport.row>;
export const CompanyAddress = z.object({ ...readable, ...Address.shape });
export type CompanyAddress = z.infer<typeof CompanyAddress>;

const person = ContactPersonEdit.shape;
export const contactPersonImport = importOf({
  client,
  firstName: person.firstName,
  lastName: person.lastName,
  email: z.optional(person.email),
  phone: z.optional(person.phone),
  functions: z.optional(person.functions),
  /** Default: the language of the operating company. */
  language: z.optional(person.language),
});
export type ContactPersonImport = z.output<typeof contactPersonImport.row>;
export const CompanyContactPerson = z.object({ ...readable, ...ContactPerson.shape });
export type CompanyContactPerson = z.infer<typeof CompanyContactPerson>;

const project = ProjectEdit.shape;
/** An archived project is a closed one. */
export const projectImport = importOf({
  client,
  number: project.number,
  name: project.name,
  address: z.optional(z.nullable(ExternalId)),
  siteContact: z.optional(z.nullable(ExternalId)),
  defaultPo: z.optional(project.defaultPo),
  defaultCostCode: z.optional(project.defaultCostCode),
  from: z.optional(project.from),
  to: z.optional(project.to),
  budget: z.optional(z.nullable(EnteredMoney)),
});
export type ProjectImport = z.output<typeof projectImport.row>;
const { id: _id, city: _city, onRentCount: _onRentCount, ...projectHead } = ProjectSummary.shape;
export const CompanyProject = z.object({
  ...readable,
  id: Uuid,
  ...projectHead,
  address: z.nullable(z.string()),
  siteContact: z.nullable(z.string()),
  defaultPo: z.nullable(z.string()),
  defaultCostCode: z.nullable(z.string()),
  budget: z.nullable(Money),
});
export type CompanyProject = z.infer<typeof CompanyProject>;

const addresses = importSchemasOf(addressImport, CompanyAddress);
const contactPersons = importSchemasOf(contactPersonImport, CompanyContactPerson);
const projects = importSchemasOf(projectImport, CompanyProject);
export const masterDataImportSchemas = {
  listCompanyAddresses: addresses.listOfClient,
  getCompanyAddress: addresses.get,
  putCompanyAddress: addresses.putByEitherId,
  importCompanyAddresses: addresses.batch,
  listCompanyContactPersons: contactPersons.listOfClient,
  getCompanyContactPerson: contactPersons.get,
  putCompanyContactPerson: contactPersons.putByEitherId,
  importCompanyContactPersons: contactPersons.batch,
  listCompanyProjects: projects.listOfClient,
  getCompanyProject: projects.get,
  putCompanyProject: projects.put,
  importCompanyProjects: projects.batch,
};
