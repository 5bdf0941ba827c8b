import type * as z from 'zod/mini';
import {
  CompanyClientDetail,
  clientImport,
  importSchemas,
  phoneOffHireImport,
  phoneOrderImport,
} from '../backoffice/imports/schemas.ts';
import { backofficeSchemas, CompanyOffHire, CompanyOrder } from '../backoffice/schemas.ts';
import {
  AssetSummary,
  accountSchemas,
  addressFields,
  ClientRequest,
  ContractLine,
  DocumentAmounts,
  DocumentSummary,
  ExtensionEdit,
  OffHireEdit,
  OffHireSummary,
  UserSummary,
} from '../schemas.ts';

/** Names of objects that several schemas contain and that are not exported. They may be nullable, or items of a list. */
export const SHARED_OBJECTS: Readonly<Record<string, z.core.$ZodType>> = {
  AnsweredLineEdit: backofficeSchemas.approveCompanyRequest.body.shape.answers,
  AddressAccessEdit: addressFields.access,
  AssetContract: AssetSummary.shape.contract,
  AssetHolder: AssetSummary.shape.holder,
  BatchAnswer: importSchemas.importCompanyClients.response,
  ClientPolicy: CompanyClientDetail.shape.policy,
  ClientPolicyEdit: clientImport.row.shape.policy,
  ClientRentalContact: CompanyClientDetail.shape.rentalContact,
  ClientRentalContactEdit: clientImport.row.shape.rentalContact,
  CompanyOffHireSiteContact: CompanyOffHire.shape.siteContact,
  CompanyOrderContract: CompanyOrder.shape.contracts,
  CompanyOrderLine: CompanyOrder.shape.lines,
  CompanyOrderSiteContact: CompanyOrder.shape.siteContact,
  CompanyPickupWindow: CompanyOffHire.shape.window,
  ConsumptionList: backofficeSchemas.getProductConsumptions.response,
  EmissionFactorList: backofficeSchemas.getEmissionFactors.response,
  ExtensionEditLine: ExtensionEdit.shape.lines,
  InspectionSummary: AssetSummary.shape.inspection,
  InvoiceSum: DocumentAmounts.shape.currencies.def.element.shape.open,
  LineDepot: ContractLine.shape.depot,
  NumberedRef: DocumentSummary.shape.contracts,
  PhoneOffHireLineEdit: phoneOffHireImport.row.shape.lines,
  PhoneOrderLineEdit: phoneOrderImport.row.shape.lines,
  PickupWindow: OffHireSummary.shape.window,
  PickupWindowEdit: OffHireEdit.shape.window,
  ServiceReport: ClientRequest.shape.service,
  SignInName: accountSchemas.readPasswordLink.response,
  InvitationSummary: UserSummary.shape.invitation,
};
