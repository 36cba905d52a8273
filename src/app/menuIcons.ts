import AlertsIcon from '@mui/icons-material/NotificationsOutlined';
import UsersIcon from '@mui/icons-material/PeopleAltOutlined';
import CarriersIcon from '@mui/icons-material/LocalShippingOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import ClientsIcon from '@mui/icons-material/BusinessOutlined';
import LoadsIcon from '@mui/icons-material/Inventory2Outlined';
import DiscountsIcon from '@mui/icons-material/LocalOfferOutlined';
import RoutesIcon from '@mui/icons-material/RouteOutlined';
import DriverRoutesIcon from '@mui/icons-material/AssignmentOutlined';
import PoolIcon from '@mui/icons-material/SwapHorizOutlined';
import RunsIcon from '@mui/icons-material/EventRepeatOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import RequestsIcon from '@mui/icons-material/RequestPageOutlined';
import MailsIcon from '@mui/icons-material/ForwardToInboxOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { ComponentType } from 'react';
import type { MenuKey } from '#domain/menu';

export const MENU_ICONS: Record<MenuKey, ComponentType> = {
  alerts: AlertsIcon,
  users: UsersIcon,
  carriers: CarriersIcon,
  invoices: InvoicesIcon,
  clients: ClientsIcon,
  loads: LoadsIcon,
  discounts: DiscountsIcon,
  routes: RoutesIcon,
  driverRoutes: DriverRoutesIcon,
  poolOfRoutes: PoolIcon,
  tableLoads: TableIcon,
  invoiceRuns: RunsIcon,
  accountingRequests: RequestsIcon,
  mails: MailsIcon,
  settings: SettingsIcon,
};
