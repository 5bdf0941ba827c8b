import { en as kit } from '../../locales/en.ts';
import { blockedBannerText } from '../BlockedBanner/text.ts';
import { contractOverviewText } from '../ContractOverview/text.ts';
import { documentListText } from '../DocumentList/text.ts';
import { instancePageText } from '../InstancePage/text.ts';
import { newOrderButtonText } from '../NewOrderButton/text.ts';
import { orderListText } from '../OrderList/text.ts';
import { planningTimelineText } from '../PlanningTimeline/text.ts';
import { requestProductHeaderText } from '../RequestProductHeader/text.ts';

export const en = {
  ...kit,
  BlockedBanner: blockedBannerText,
  ContractOverview: contractOverviewText,
  DocumentList: documentListText,
  InstancePage: instancePageText,
  NewOrderButton: newOrderButtonText,
  OrderList: orderListText,
  PlanningTimeline: planningTimelineText,
  RequestProductHeader: requestProductHeaderText,
};
