import type { InEveryLanguage } from '../../platform/localized.ts';
import { cn } from './texts/cn.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { th } from './texts/th.ts';
import { vi } from './texts/vi.ts';
import type { TopicTexts } from './topics.ts';

/** The texts of every topic, by the operator's language codes. */
export const inboxTexts: InEveryLanguage<TopicTexts> = { KO: ko, EN: en, VI: vi, CN: cn, JA: ja, TH: th };
