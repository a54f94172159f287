import { writeReport } from './api-report.ts';

writeReport();
