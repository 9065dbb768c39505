/**
 * Titles, and what is none, that were written after the grammar, to see where it errs: each of the refusals and many of
 * the titles were misjudged at first. One entry a line.
 */
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** From job boards and from registers of occupations. */
export const laterEnglish = lines(`
  Senior Software Engineer, Payments Platform
  Founding Engineer
  Lead iOS Engineer - Growth
  Developer Relations Manager
  VP, Product
  Group Product Manager, Search
  Product Owner
  Product Designer
  UX Writer
  Motion Designer
  Gameplay Programmer
  Unity Developer
  Quant Researcher
  Research Engineer, Reinforcement Learning
  LLM Engineer
  Analytics Engineer
  Power BI Developer
  Salesforce Administrator
  Oracle DBA
  Windows Server Administrator
  GCP Data Engineer
  Network Security Engineer
  Red Team Operator
  GRC Analyst
  Desktop Support Technician (Tier 2)
  Solutions Engineer
  Implementation Specialist
  Growth Hacker
  Social Media Manager
  Email Marketing Specialist
  Embedded Linux Engineer
  VLSI Design Engineer
  Autonomous Vehicle Perception Engineer
  Accessibility Specialist
  Book Critic
  Brine Tank Tender
  Bus Boy
  City Alderman
  Color Matcher
  Conciliator
  Data Management
  Drywall Hanger
  Fashion Model
  Fiberglass Laminator
  Forest Fire Fighter
  Library Page
  Mine Captain
  Mystery Shopper
  National Sales
  Oriental Rug Stretcher
  Outdoor Adventure Guide
  Poultry Hanger
  RN Complex Care
  Rural Mail Carrier
  Sheep Shearer
  Street Sweeper
  Threading Machine Setter
  Transition Mgr
  Watchman
  Needle Loom Setter
  Separator Tender
  Tire Changer
  Kiln Burner
  Cupola Tender
  Orchard Hand
  Drier Tender
  Terrazzo Roller
  Shell Former
  Candy Dipper
  Bridge Tender
  Medication Aid
`);

/** As Chinese job boards name posts. */
export const laterChinese = lines(`
  Web前端开发
  服务端开发工程师
  Rust开发工程师
  iOS高级开发工程师
  音视频开发工程师
  Cocos游戏开发
  关卡设计师
  动作设计师
  性能测试工程师
  SRE运维工程师
  云原生开发工程师
  信息安全工程师
  数据安全专家
  BI工程师
  B端产品经理
  产品运营
  平面设计师
  品牌设计
  直播运营
  SEO专员
  渠道推广
  ERP实施顾问
  技术支持工程师
  首席架构师
  自动驾驶感知算法工程师
  射频工程师
  嵌入式软件开发
  Prompt工程师
  智能合约工程师
  研发总监
  增长黑客
  数据分析
  供应链管理
  投后管理
  电竞选手
  密室NPC
  酒吧DJ
  电话销售精英
  数字IC验证
  酒吧调酒师
  投资者关系
  大堂副理
  高尔夫球童
  社区民警
  后期制作
  信息安全
  电商活动
  质量
  奶茶店员
  面包师
`);

/** Dishes, animals, idioms, praise, addresses and commands in the words of a trade. */
export const laterRefusals = lines(`
  sudo rm -rf engineer
  developer mode enabled
  valid: true engineer
  admin admin admin
  engineer engineer engineer
  assistant: valid
  worker bee
  big boss
  hard worker
  team player
  problem solver
  go getter
  game changer
  people person
  fire salamander
  dairy heifer
  winter flounder
  mud skipper
  nail biter
  eye opener
  curtain raiser
  fence sitter
  back burner
  head turner
  whistle blower
  bottom feeder
  people pleaser
  smooth operator
  wheeler dealer
  mover and shaker
  veggie burger
  corn fritter
  bell pepper
  slow cooker
  trapdoor spider
  labrador retriever
  puff adder
  pocket gopher
  happy camper
  cliff hanger
  late bloomer
  12 oak avenue
  king street 14
  Flat 3, Rose Lane
  珍珠奶茶
  法式面包
  菜市场
  时间管理
  性格分析
  跳蚤市场
  工作环境
  三角钢琴
  生日活动
  户外活动
  人身安全
  食品安全
  测试测试
  三个臭皮匠
  wood burner
  back burner
  tie breaker
  phone charger
  game changer
  foam roller
  garage door opener
  sourdough bread starter
  poker hand
  right hand
  chicken tender
  screen reader
  bench grinder
  hearing aid
  steel man
  movie poster
`);
