import { wordTable } from './word-table.ts';

export const regions = wordTable(`
북부|Northern|miền Bắc
남부|Southern|miền Nam
동부|Eastern|miền Đông
서부|Western|miền Tây
중부|Central|miền Trung
해안|Coastal|duyên hải
산악|Highland|cao nguyên
항구|Harbor|bến cảng
대륙|Continental|lục địa
섬|Island|hải đảo
강변|Riverside|ven sông
수도|Capital|thủ đô
`);

export const sports = wordTable(`
축구|Football|Bóng đá
농구|Basketball|Bóng rổ
야구|Baseball|Bóng chày
배구|Volleyball|Bóng chuyền
테니스|Tennis|Quần vợt
아이스하키|Ice Hockey|Khúc côn cầu
핸드볼|Handball|Bóng ném
배드민턴|Badminton|Cầu lông
탁구|Table Tennis|Bóng bàn
크리켓|Cricket|Cricket
`);

export const competitions = wordTable(`
1부 리그|Premier League|hạng nhất
2부 리그|Second League|hạng nhì
컵|Cup|cúp
챔피언십|Championship|vô địch
`);

export const arenas = wordTable(`
전략 아레나|Strategy Arena|Đấu trường chiến thuật
사격 아레나|Shooter Arena|Đấu trường bắn súng
레이싱 아레나|Racing Arena|Đấu trường đua xe
격투 아레나|Fighting Arena|Đấu trường đối kháng
카드 아레나|Card Arena|Đấu trường thẻ bài
축구 아레나|Football Arena|Đấu trường bóng đá
타워 아레나|Tower Arena|Đấu trường phòng thủ
`);

export const drawNames = wordTable(`
오로라|Aurora|Cực quang
번개|Lightning|Tia chớp
은하|Galaxy|Ngân hà
무지개|Rainbow|Cầu vồng
새벽|Dawn|Ban mai
파도|Wave|Sóng
수정|Crystal|Pha lê
바람|Wind|Gió
구름|Cloud|Mây
별|Star|Ngôi sao
`);

export const drawKinds = ['5/11', '5/35', '6/45', '3D', '4D', 'K3', 'PK10', 'SSC', '8/20', '2D'] as const;
