import AlertsIcon from '@mui/icons-material/NotificationsOutlined';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import CarriersIcon from '@mui/icons-material/LocalShippingOutlined';
import ClientsIcon from '@mui/icons-material/BusinessOutlined';
import DiscountsIcon from '@mui/icons-material/LocalOfferOutlined';
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import DriverRoutesIcon from '@mui/icons-material/AssignmentOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LoadsIcon from '@mui/icons-material/Inventory2Outlined';
import LocationsIcon from '@mui/icons-material/PlaceOutlined';
import MailsIcon from '@mui/icons-material/ForwardToInboxOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PoolIcon from '@mui/icons-material/StorefrontOutlined';
import RequestedRoutesIcon from '@mui/icons-material/HowToRegOutlined';
import RequestsIcon from '@mui/icons-material/RequestPageOutlined';
import RolesIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import RoutesIcon from '@mui/icons-material/RouteOutlined';
import RunsIcon from '@mui/icons-material/EventRepeatOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import UsersIcon from '@mui/icons-material/PeopleAltOutlined';
import VehiclesIcon from '@mui/icons-material/RvHookupOutlined';
import type { SvgIcon } from '@mui/material';
import type { MenuKey } from '#domain/menu';
import type { ResourceName } from '#domain/resources';

type Pictured = ResourceName | MenuKey;

/** The one picture of each entity and page, wherever it is named: menu, home, titles, Ctrl+K, empty lists. */
export const ICONS: Record<Pictured, typeof SvgIcon> = {
  alerts: AlertsIcon,
  users: UsersIcon,
  carriers: CarriersIcon,
  invoices: InvoicesIcon,
  payments: PaymentsIcon,
  sepaFiles: BankIcon,
  clients: ClientsIcon,
  locations: LocationsIcon,
  vehicles: VehiclesIcon,
  documents: DocumentsIcon,
  loads: LoadsIcon,
  discounts: DiscountsIcon,
  routes: RoutesIcon,
  poolOfRoutes: PoolIcon,
  requestedRoutes: RequestedRoutesIcon,
  accountingRequests: RequestsIcon,
  roles: RolesIcon,
  mails: MailsIcon,
  history: HistoryIcon,
  settings: SettingsIcon,
  invoiceRuns: RunsIcon,
  driverRoutes: DriverRoutesIcon,
  tableLoads: TableIcon,
};

export const iconOf = (name: string | undefined): typeof SvgIcon | undefined =>
  name !== undefined && name in ICONS ? ICONS[name as Pictured] : undefined;
