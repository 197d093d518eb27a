// Generated from spec/tables/ by the generator. Edit the tables, then run scripts/generate.
#include "tables/character_references.h"

namespace lockstep::detail {

const std::uint8_t reference_first[128] = {
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 52, 52, 52, 52, 52, 52, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 52, 52, 52, 52,
};

const char reference_characters[] =
    ";gilPetucevercriyrvarahpcadnofgpitcnuFylpnigicsdlilmEMabcfglmnop"
    "rstuhsalskevwcrysuasilluoncrtpqepmaceforsucYPtuDlaitnereffiDlat;"
    "iyelcpyridcrtninaeioolliDretdniunilemiDMPTelcrlargetnIruotnoCesi"
    "wkouQelbuoDQylruCecso;enoeurgitcudofrcolCretnlnpusopa;CpHOacdefh"
    "ilorsuhart;oegvhgrsay;tlcAelbtuoardliADGTlacitirnocmafuq;DEworrA"
    "ntwothgieARTtfARtfeLRgneoATthgiwoADpaBlacitreCDLRUVelbp;BUworrot"
    "ceVthgiee;BrotceRTVtfeTVthgi;AeeABLRTanptuwkorctDJSZacefiosGHaiy"
    "merauqSllamSyreSVytaplis;TlmuirbilaiucitsElaitnenoipNTacdfglmopq"
    "stuxdelllArtreirprucfios;dammideiye;LlauqEllutaertnalEFGLSTretae"
    "JTabcdfgorstDRecticapStreblniLlatnoziprmuHnwoDEpmAacfiosugilIyra"
    "nicgil;apesgr;emmoCTelbisitvgptkmEJOacdfgmnostuiyrcekcfosuppeyHJ"
    "acfosdbecalcmnpraeyekcarBelg;BRwornrniliebnuwoolAVthgi;AVe;BEelg"
    "naiernwoDTVpathgiACDFRTUVartGlauqEFGLSTsfsf;ediartfeLRlrgfeLRren"
    "pwchtJTaceflmostmuinildlPsunacefiosudekcnihnihTyreMTVevitaretaer"
    "LsseGLdetgswaergnikaerBgnCpouVelbuoauilqx;EFGLSTretaerurTt;EGLST"
    "sfsese;ESsedecerlEesrevhgei;EtesrebpuSerau;ESTsdeecbcpqu;EFTedli"
    ";CDEGHLNPRSTVBnptJacefostualbgcaeinehsacllmiekcaarsehtneraBPreEa"
    "cdfgmoprstuvrMsualperacnipedecm;anoitrodp;eiociacfhilorsTOUfosra"
    "G;trcnriulqqEpEUesre;vo;BLwornrACDFTUVathgpmIdnpuchyaleDelBEacef"
    "hiorsuHCcTF;aeiyDLRUtroglcriCllaretnn;ISUeraru;sahTch;esbcmpHOac"
    "fhimoqstuNRODAHcbuoferteielpiHRSacfhiorsic;orcrcer;Pnodi;BDworrn"
    "wo;liADETadpsabcdfgmnoprstu;lhsaarapeBLSTlac;ibtyerdDbcdefosvgdc"
    "efosfiosmAIUacfosuhtdiWortHacdefos;Ediuy;rysfpepclappol;adsvabcd"
    "efgh;adsb;vtpt;elmrszdg;exor;Eaeioppmctyociabcefglmnoprstuwopirm"
    "icepsk;gdevwcrrb;tkroyuqsuaytpsuoneeahwcmprtaiudptucqtwoduelgnai"
    "rpecostuvwganezofehgi;dlrelgnairlstkcn24413cakoiu;qeoo;titLRlr;D"
    "Udu;HLRhlrxoDHUVbdhmptuvptwxrabevmmbus;bhlceio;el;q;EeplmNabcdef"
    "iklnoprsurau;abcdseocprpr;sspaeiur;etdmna;mkcceilrworrsRSacdade;"
    "eli;Ecefmsri;usbu;eno;tamxe;flmp;dgio;sfrylmnpaobpculrrraps;prra"
    "cr;bcdos;mrrercupsqevwyneaealrvdelprvwtclacdefhilorstuwyte;vhglr"
    "sklgrst;aotglmsirau;sdn;osmaitn;oedn;ioaegsvroorclq;empswrabelbw"
    "orranwonoopraadhnlptuwkbcrycot;fidrahgnargciAHabcdefhijlorstuwzD"
    "ocs;craioyDr;rsretn;ils;svyt341;papsgs;sr;lvialsiotgltnaill;Dvae"
    "israpcsuvDacdiahmratcaitneneocipDacdefglmnopqrstuxodgnillmililrn"
    "altoakprtra234568354585688123457csaoacefijlnoprscmpal;qs;oto;e;c"
    "dl;lqs;gem;Eajr;pp;qiEaes;elmciciPeupprllqqadels;cdlqrqentrenEab"
    "cdefgijlnorstvsrli;cwdrilmrtrilcalrewstelrkbamoprcltuhbpAabcefko"
    "sy;iyccxfrinf;inoraelpcgtaop;tnicgrhrar;celp;cfotcgpttseu;Edsvnc"
    "i;iacefgijmnopqstuacfmosuappracfghjosaartmar;dlgou;f;bfhlpstr;s;"
    "aecegmnpqrtekcdulesakabrdiaeuyouhsducqrs;tworrnoopratfeworroopra"
    "giuqahsthgieerhahlrtt;otopggqqadegs;cdgs;fgqsilr;Edurlabnrorar;a"
    "chthc;atsuionrtspalmrgpaflab;efabnoptwz;lraraachmt;egmbuachiqtr;"
    "efPi;cdhilqrdurABEHabcdefghjlmnoprstuv;eet;dluot;skclproyderusar"
    "o;acd;u;bdsucdncdedpopctmit;lmDacdefhilnopsugteltDd;Eiopl;arubcn"
    "ptppmsuprgnaeouy;ohrreitsi;Aadqsx;qsEestAap;sv;fqsi;rAEadestabc;"
    "Edvn;vi;inptll;astrlu;c;ceaor;cwrrrAait;ceraramptrombpusq;ete;Ee"
    "scbcpchimpqutfehgilrelgnaigilrr;es;metn;rAetrAtDHadgilrseAanGLRV"
    "abcdefghijlmoprstuvwcsiyloabioscrortbmiracitcdnaeirael;or;efmg;a"
    "diosvclo;aselmiSacdefghilmoprstuv;lil;astrnecimptrmimoofhc;tv;hk"
    "cknouw;abcdemstsaundnipuylruaes;acens;cemEasuals;tdfpr;Eaceinosu"
    "cnacefhilmorsuinreitsaeofiopsueui;delg;abcfhlpstwra;noaicdenqrtd"
    "clqs;ipslacgaoahtfehgiahlrstthgnsahmomabpt;groapachqt;eflihirulA"
    "BHabcdefhilmnoprstux;d;Eaceinpsy;betowinmAacmstx;orhyacoy;fvam;d"
    "eglnprgmmteslhlsdl;eaeitt;a;bflpedrapaue;esbpuefr;afcsumtiacemtr"
    "hepthgianaruEee;entbpeiu;Edemnprscosous123;EdehlmnpsbcmnpAanabcd"
    "efhilmopqrstuwzgrul4fe;svartaskcnasreiko;bdselmn;o;bcfeps;dlqrel"
    "gnadempstzeaipchtxdaehioabcdefhioprswcrabhab;enrorctal;hlipadhls"
    "ucitdiramAHabcdfghlmoprstuwragahtopohir;hntesbpiueelgnaihreknprs"
    "tnr;bebtelrusrnbpcuazgiABDacdeflnoprszebgedi;ecefoprsAafldptcqpt"
    "cdfhilmnorsuvwuyccmacefiosuetjjnacdefhioswABCDEFGHIJKLMNOPQRSTUV"
    "WXYZabcdefghijklmnopqrstuvwxyz"
    "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

const ReferenceEdge reference_edges[3870] = {
    {true, 0, 0, 0},         {true, 1, 0, 0},         {false, 1, 1, 0},        {false, 1, 2, 0},
    {true, 1, 0, 0},         {true, 1, 0, 0},         {false, 1, 5, 0},        {false, 1, 6, 0},
    {false, 1, 7, 0},        {false, 1, 0, 0},        {false, 1, 9, 0},        {false, 1, 10, 0},
    {false, 1, 11, 0},       {true, 1, 0, 0},         {false, 1, 13, 0},       {false, 1, 14, 0},
    {false, 1, 0, 2},        {false, 1, 0, 0},        {false, 1, 5, 0},        {false, 1, 18, 0},
    {false, 1, 19, 0},       {false, 1, 0, 0},        {false, 1, 21, 0},       {false, 1, 22, 0},
    {false, 1, 17, 0},       {false, 1, 24, 0},       {false, 1, 0, 0},        {false, 1, 0, 0},
    {false, 1, 27, 0},       {false, 1, 0, 0},        {false, 1, 28, 0},       {false, 1, 29, 1},
    {false, 1, 28, 0},       {false, 1, 32, 0},       {false, 1, 33, 0},       {false, 1, 34, 0},
    {false, 1, 35, 0},       {false, 1, 36, 0},       {false, 1, 37, 0},       {false, 1, 38, 0},
    {false, 1, 39, 0},       {false, 1, 1, 0},        {false, 1, 41, 0},       {false, 1, 27, 0},
    {false, 1, 43, 0},       {false, 1, 17, 0},       {false, 1, 44, 1},       {false, 1, 5, 0},
    {false, 1, 47, 0},       {false, 1, 48, 0},       {true, 1, 0, 0},         {false, 1, 50, 0},
    {false, 1, 3, 0},        {false, 1, 4, 2},        {false, 1, 8, 4},        {false, 1, 12, 6},
    {false, 2, 15, 7},       {false, 1, 17, 10},      {false, 1, 20, 11},      {false, 1, 23, 13},
    {false, 1, 25, 14},      {false, 1, 26, 15},      {false, 2, 30, 16},      {false, 1, 40, 18},
    {false, 1, 42, 19},      {false, 2, 45, 21},      {false, 1, 49, 23},      {false, 1, 51, 25},
    {false, 1, 0, 0},        {false, 1, 68, 0},       {false, 1, 69, 0},       {false, 1, 70, 0},
    {false, 1, 71, 0},       {false, 1, 72, 0},       {false, 1, 26, 0},       {false, 1, 0, 0},
    {false, 1, 74, 1},       {false, 1, 73, 0},       {false, 2, 75, 1},       {false, 1, 0, 0},
    {false, 1, 9, 0},        {false, 1, 80, 0},       {false, 1, 81, 0},       {false, 1, 0, 0},
    {false, 1, 83, 0},       {false, 1, 84, 0},       {false, 1, 85, 0},       {false, 1, 86, 0},
    {false, 1, 87, 0},       {false, 1, 88, 0},       {false, 1, 82, 0},       {false, 1, 89, 1},
    {false, 1, 21, 2},       {false, 1, 29, 0},       {false, 1, 0, 0},        {false, 1, 94, 0},
    {false, 1, 95, 0},       {false, 1, 96, 0},       {false, 2, 77, 0},       {false, 1, 79, 3},
    {false, 3, 90, 4},       {false, 1, 17, 7},       {false, 1, 93, 8},       {false, 1, 11, 9},
    {false, 1, 24, 10},      {false, 1, 97, 11},      {false, 1, 79, 0},       {true, 1, 0, 0},
    {false, 1, 107, 0},      {false, 1, 9, 0},        {false, 1, 109, 0},      {false, 1, 0, 0},
    {false, 1, 111, 0},      {false, 1, 112, 0},      {false, 1, 113, 0},      {false, 1, 114, 0},
    {false, 1, 115, 0},      {false, 1, 116, 0},      {false, 1, 117, 0},      {false, 1, 118, 0},
    {false, 1, 119, 0},      {false, 1, 120, 0},      {false, 1, 121, 0},      {false, 1, 122, 0},
    {false, 1, 123, 0},      {false, 1, 124, 0},      {false, 1, 125, 0},      {true, 0, 0, 0},
    {false, 1, 126, 1},      {false, 1, 83, 0},       {false, 1, 129, 0},      {false, 1, 130, 0},
    {false, 1, 110, 0},      {false, 2, 127, 1},      {false, 1, 131, 3},      {false, 1, 28, 0},
    {false, 1, 50, 0},       {false, 1, 136, 0},      {false, 1, 0, 0},        {false, 1, 138, 0},
    {false, 1, 0, 0},        {false, 1, 140, 0},      {false, 1, 141, 0},      {false, 1, 142, 0},
    {false, 1, 135, 0},      {false, 1, 137, 1},      {false, 1, 139, 3},      {false, 1, 143, 4},
    {false, 1, 140, 0},      {false, 1, 21, 0},       {false, 1, 149, 0},      {false, 1, 150, 0},
    {false, 1, 148, 0},      {false, 1, 152, 0},      {false, 1, 153, 0},      {false, 1, 154, 0},
    {false, 1, 151, 0},      {false, 1, 155, 1},      {false, 1, 0, 0},        {false, 1, 83, 0},
    {false, 1, 159, 0},      {false, 1, 160, 0},      {false, 1, 159, 0},      {false, 1, 83, 0},
    {false, 1, 163, 0},      {false, 1, 164, 0},      {false, 1, 148, 0},      {false, 1, 161, 1},
    {false, 1, 162, 2},      {false, 1, 165, 3},      {false, 4, 166, 0},      {false, 1, 170, 0},
    {false, 1, 171, 0},      {false, 1, 172, 0},      {false, 1, 0, 0},        {false, 1, 174, 0},
    {false, 1, 175, 0},      {false, 1, 176, 0},      {false, 1, 177, 0},      {false, 1, 178, 0},
    {false, 1, 179, 0},      {false, 1, 180, 0},      {false, 1, 181, 0},      {false, 1, 182, 0},
    {false, 1, 183, 0},      {false, 1, 184, 0},      {false, 1, 185, 0},      {false, 1, 186, 0},
    {false, 1, 187, 0},      {false, 1, 188, 0},      {false, 1, 189, 0},      {false, 1, 190, 0},
    {false, 1, 191, 0},      {false, 1, 192, 0},      {false, 1, 109, 0},      {false, 1, 194, 0},
    {false, 1, 195, 0},      {false, 1, 196, 0},      {false, 1, 197, 0},      {false, 1, 198, 0},
    {false, 1, 199, 0},      {false, 1, 200, 0},      {false, 1, 201, 0},      {false, 1, 195, 1},
    {false, 2, 202, 0},      {false, 1, 204, 0},      {false, 1, 205, 0},      {false, 1, 206, 0},
    {false, 1, 207, 0},      {false, 1, 208, 0},      {false, 1, 193, 0},      {false, 1, 209, 1},
    {false, 2, 210, 0},      {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 2, 213, 0},
    {false, 1, 215, 0},      {false, 1, 141, 0},      {false, 1, 217, 0},      {false, 1, 218, 0},
    {false, 1, 219, 0},      {false, 1, 141, 1},      {false, 1, 184, 2},      {false, 1, 140, 0},
    {false, 1, 223, 0},      {false, 1, 224, 0},      {false, 1, 225, 0},      {false, 1, 0, 0},
    {false, 1, 226, 1},      {false, 1, 193, 0},      {false, 1, 229, 0},      {false, 1, 230, 0},
    {false, 1, 231, 0},      {false, 1, 232, 0},      {false, 1, 233, 0},      {false, 1, 234, 0},
    {false, 1, 235, 0},      {false, 1, 216, 0},      {false, 3, 220, 2},      {false, 2, 227, 5},
    {false, 1, 236, 7},      {false, 1, 83, 0},       {false, 1, 241, 0},      {false, 1, 0, 0},
    {false, 1, 243, 0},      {true, 0, 0, 0},         {false, 1, 244, 1},      {false, 2, 245, 0},
    {false, 1, 106, 0},      {false, 1, 108, 1},      {false, 3, 132, 3},      {false, 4, 144, 7},
    {false, 1, 148, 12},     {false, 2, 156, 13},     {false, 1, 17, 15},      {false, 1, 158, 16},
    {false, 1, 173, 17},     {false, 1, 212, 21},     {false, 4, 237, 24},     {false, 1, 242, 32},
    {false, 1, 24, 33},      {false, 1, 247, 34},     {false, 1, 26, 0},       {false, 1, 262, 0},
    {false, 1, 263, 0},      {false, 1, 264, 0},      {true, 0, 0, 0},         {false, 1, 265, 1},
    {false, 1, 17, 0},       {false, 1, 268, 0},      {false, 1, 0, 0},        {false, 1, 270, 0},
    {false, 1, 269, 0},      {false, 1, 17, 1},       {false, 1, 271, 2},      {false, 1, 135, 0},
    {false, 1, 0, 1},        {true, 0, 0, 0},         {false, 1, 21, 1},       {false, 2, 277, 0},
    {false, 1, 110, 0},      {false, 1, 280, 0},      {false, 1, 281, 0},      {false, 1, 282, 0},
    {false, 1, 283, 0},      {false, 1, 0, 0},        {false, 1, 284, 1},      {false, 2, 285, 0},
    {false, 1, 10, 0},       {false, 1, 288, 0},      {false, 1, 9, 0},        {false, 1, 290, 0},
    {false, 1, 291, 0},      {false, 1, 280, 0},      {false, 1, 287, 1},      {false, 1, 289, 3},
    {false, 1, 292, 4},      {false, 4, 293, 0},      {false, 1, 297, 0},      {false, 1, 298, 0},
    {false, 1, 299, 0},      {false, 1, 300, 0},      {false, 1, 301, 0},      {false, 1, 302, 0},
    {false, 1, 26, 0},       {false, 1, 304, 0},      {false, 1, 303, 0},      {false, 1, 305, 5},
    {false, 2, 306, 0},      {false, 1, 120, 6},      {false, 1, 175, 0},      {false, 1, 310, 0},
    {true, 0, 0, 0},         {false, 1, 148, 1},      {false, 1, 311, 2},      {false, 1, 0, 0},
    {false, 1, 315, 0},      {false, 1, 316, 0},      {false, 1, 317, 0},      {false, 1, 318, 0},
    {false, 1, 319, 0},      {false, 1, 0, 0},        {false, 1, 320, 1},      {false, 2, 321, 0},
    {false, 1, 319, 0},      {false, 1, 324, 0},      {false, 1, 325, 0},      {false, 1, 326, 0},
    {false, 1, 9, 0},        {false, 1, 318, 0},      {false, 1, 327, 1},      {false, 1, 328, 2},
    {false, 3, 329, 0},      {false, 1, 332, 0},      {false, 1, 318, 0},      {false, 1, 327, 1},
    {false, 2, 334, 0},      {false, 1, 336, 0},      {false, 1, 337, 0},      {false, 1, 338, 0},
    {false, 1, 327, 2},      {false, 2, 339, 0},      {false, 1, 341, 0},      {false, 1, 333, 0},
    {false, 1, 342, 3},      {false, 1, 318, 0},      {false, 1, 328, 1},      {false, 2, 345, 0},
    {false, 1, 347, 0},      {false, 1, 348, 0},      {false, 1, 349, 0},      {false, 1, 320, 0},
    {false, 1, 351, 0},      {false, 1, 318, 0},      {false, 1, 352, 1},      {false, 2, 353, 0},
    {false, 1, 17, 0},       {false, 1, 356, 0},      {false, 1, 357, 0},      {false, 1, 358, 0},
    {false, 1, 359, 0},      {false, 1, 360, 0},      {false, 1, 361, 0},      {false, 1, 362, 0},
    {false, 1, 363, 0},      {false, 1, 187, 0},      {false, 1, 323, 1},      {false, 2, 343, 3},
    {false, 1, 350, 9},      {false, 1, 355, 11},     {false, 1, 364, 13},     {false, 6, 365, 0},
    {false, 1, 371, 0},      {false, 1, 372, 0},      {false, 1, 319, 0},      {true, 0, 0, 0},
    {false, 1, 356, 1},      {false, 1, 374, 2},      {false, 3, 375, 0},      {false, 1, 378, 0},
    {false, 1, 379, 0},      {false, 1, 380, 0},      {false, 1, 17, 0},       {false, 1, 382, 0},
    {false, 1, 383, 0},      {false, 1, 384, 0},      {false, 1, 385, 0},      {false, 1, 386, 0},
    {false, 1, 387, 0},      {false, 1, 388, 0},      {false, 1, 389, 0},      {false, 1, 386, 0},
    {false, 1, 391, 0},      {true, 0, 0, 0},         {false, 1, 356, 1},      {false, 2, 393, 0},
    {false, 1, 395, 0},      {false, 1, 396, 0},      {false, 1, 397, 0},      {false, 1, 398, 0},
    {false, 1, 390, 0},      {false, 1, 392, 1},      {false, 1, 399, 2},      {false, 3, 400, 0},
    {false, 1, 403, 0},      {false, 1, 404, 0},      {false, 1, 392, 0},      {false, 1, 399, 1},
    {false, 2, 406, 0},      {false, 1, 408, 0},      {false, 1, 409, 0},      {false, 1, 410, 0},
    {true, 0, 0, 0},         {false, 1, 318, 1},      {false, 2, 412, 0},      {false, 1, 414, 0},
    {false, 1, 381, 0},      {false, 1, 12, 3},       {false, 1, 405, 4},      {false, 1, 411, 8},
    {false, 1, 415, 11},     {false, 1, 318, 13},     {false, 6, 416, 0},      {false, 1, 29, 0},
    {false, 3, 312, 1},      {false, 1, 373, 4},      {false, 1, 422, 18},     {false, 1, 0, 0},
    {false, 1, 427, 0},      {false, 1, 428, 0},      {false, 1, 17, 0},       {false, 1, 429, 1},
    {false, 2, 266, 0},      {false, 1, 106, 2},      {false, 1, 106, 3},      {false, 1, 106, 4},
    {false, 3, 272, 5},      {false, 2, 275, 8},      {false, 1, 279, 10},     {false, 1, 17, 12},
    {false, 2, 308, 13},     {false, 4, 423, 20},     {false, 2, 430, 52},     {false, 1, 0, 0},
    {true, 1, 0, 0},         {false, 1, 135, 0},      {false, 1, 14, 1},       {false, 1, 0, 3},
    {false, 1, 217, 0},      {false, 1, 448, 0},      {false, 1, 9, 0},        {false, 1, 450, 0},
    {false, 1, 451, 0},      {false, 1, 452, 0},      {false, 1, 453, 0},      {false, 1, 454, 0},
    {false, 1, 455, 0},      {false, 1, 456, 0},      {false, 1, 457, 0},      {false, 1, 458, 0},
    {false, 1, 459, 0},      {false, 1, 460, 0},      {false, 1, 461, 0},      {false, 1, 458, 0},
    {false, 1, 462, 1},      {false, 2, 463, 0},      {false, 1, 465, 0},      {false, 1, 24, 0},
    {false, 1, 466, 1},      {false, 1, 28, 0},       {false, 1, 469, 0},      {false, 1, 470, 0},
    {true, 0, 0, 0},         {false, 1, 292, 1},      {false, 2, 472, 0},      {false, 1, 0, 0},
    {false, 1, 475, 0},      {false, 1, 476, 0},      {false, 1, 477, 0},      {false, 1, 478, 0},
    {false, 1, 479, 0},      {false, 1, 480, 0},      {false, 1, 474, 0},      {false, 1, 481, 2},
    {false, 2, 482, 0},      {false, 1, 17, 0},       {false, 1, 475, 1},      {false, 1, 83, 0},
    {false, 1, 487, 0},      {false, 1, 0, 0},        {false, 1, 489, 0},      {false, 1, 490, 0},
    {false, 1, 491, 0},      {false, 1, 492, 0},      {false, 1, 493, 0},      {false, 1, 494, 0},
    {false, 1, 495, 0},      {false, 1, 496, 0},      {false, 1, 488, 0},      {false, 1, 497, 1},
    {false, 1, 443, 0},      {false, 1, 444, 1},      {false, 1, 8, 3},        {false, 3, 445, 5},
    {false, 1, 148, 9},      {false, 1, 17, 10},      {false, 1, 20, 11},      {false, 1, 449, 13},
    {false, 2, 467, 14},     {false, 2, 30, 17},      {false, 1, 471, 19},     {false, 1, 484, 20},
    {false, 2, 485, 23},     {false, 1, 21, 25},      {false, 1, 51, 26},      {false, 2, 498, 28},
    {false, 2, 463, 0},      {false, 1, 516, 0},      {false, 1, 517, 0},      {false, 1, 518, 0},
    {false, 1, 174, 0},      {false, 1, 520, 0},      {false, 1, 29, 0},       {false, 1, 522, 0},
    {false, 1, 523, 0},      {false, 1, 524, 0},      {false, 1, 525, 0},      {false, 1, 526, 0},
    {false, 1, 29, 0},       {false, 1, 521, 1},      {false, 1, 527, 2},      {false, 1, 79, 0},
    {false, 1, 17, 1},       {false, 1, 519, 2},      {false, 3, 528, 4},      {false, 1, 24, 7},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 2, 536, 0},      {false, 1, 538, 0},
    {false, 1, 539, 0},      {false, 1, 174, 0},      {false, 1, 541, 0},      {false, 1, 542, 0},
    {false, 1, 139, 1},      {false, 1, 0, 2},        {false, 1, 241, 0},      {true, 0, 0, 0},
    {false, 1, 546, 1},      {false, 2, 547, 0},      {false, 1, 549, 0},      {false, 1, 550, 0},
    {false, 1, 551, 0},      {false, 1, 311, 0},      {false, 1, 553, 0},      {false, 1, 554, 0},
    {false, 1, 555, 0},      {false, 1, 268, 0},      {false, 1, 557, 0},      {false, 1, 558, 0},
    {false, 1, 559, 0},      {false, 1, 553, 0},      {false, 1, 561, 0},      {false, 1, 562, 0},
    {false, 1, 563, 0},      {false, 1, 552, 0},      {false, 1, 556, 2},      {false, 1, 560, 3},
    {false, 1, 546, 4},      {false, 1, 564, 5},      {false, 1, 292, 6},      {false, 6, 565, 0},
    {false, 1, 571, 0},      {false, 1, 572, 0},      {false, 1, 573, 0},      {false, 1, 574, 0},
    {false, 1, 106, 0},      {true, 1, 0, 1},         {false, 1, 540, 3},      {false, 1, 12, 5},
    {false, 3, 543, 6},      {false, 1, 148, 9},      {false, 1, 17, 10},      {false, 1, 0, 11},
    {false, 1, 93, 12},      {false, 1, 575, 13},     {false, 1, 24, 20},      {false, 1, 0, 21},
    {false, 1, 106, 0},      {false, 1, 588, 0},      {false, 1, 427, 0},      {false, 1, 590, 0},
    {false, 1, 0, 1},        {false, 1, 139, 0},      {false, 1, 9, 0},        {false, 1, 594, 0},
    {false, 1, 595, 0},      {false, 1, 596, 0},      {false, 1, 597, 0},      {false, 1, 598, 0},
    {false, 1, 599, 0},      {false, 1, 600, 0},      {false, 1, 601, 0},      {false, 1, 9, 0},
    {false, 1, 603, 0},      {false, 1, 604, 0},      {false, 1, 605, 0},      {false, 1, 606, 0},
    {false, 1, 607, 0},      {false, 1, 608, 0},      {false, 1, 609, 0},      {false, 1, 610, 0},
    {false, 1, 611, 0},      {false, 1, 29, 0},       {false, 1, 612, 1},      {false, 1, 243, 0},
    {false, 1, 615, 0},      {false, 1, 616, 0},      {false, 1, 617, 0},      {false, 1, 618, 0},
    {false, 1, 619, 0},      {false, 1, 620, 0},      {false, 1, 311, 1},      {false, 2, 621, 0},
    {false, 1, 623, 0},      {false, 1, 589, 0},      {false, 2, 591, 1},      {false, 1, 593, 3},
    {false, 1, 17, 4},       {false, 1, 602, 5},      {false, 2, 613, 6},      {false, 2, 430, 8},
    {false, 1, 624, 10},     {false, 1, 0, 0},        {false, 1, 633, 0},      {false, 1, 634, 0},
    {false, 1, 0, 0},        {false, 1, 636, 0},      {false, 1, 637, 0},      {false, 1, 638, 0},
    {false, 1, 639, 0},      {false, 1, 640, 0},      {false, 1, 17, 0},       {false, 1, 641, 1},
    {false, 1, 163, 0},      {false, 1, 644, 0},      {true, 0, 0, 0},         {false, 2, 642, 1},
    {false, 1, 645, 3},      {false, 1, 34, 0},       {false, 1, 649, 0},      {false, 1, 176, 0},
    {false, 1, 650, 1},      {true, 0, 0, 0},         {false, 2, 651, 1},      {false, 1, 21, 0},
    {false, 1, 655, 0},      {false, 1, 656, 0},      {false, 1, 657, 0},      {false, 1, 165, 1},
    {false, 2, 658, 0},      {false, 1, 660, 0},      {false, 1, 661, 0},      {false, 1, 662, 0},
    {false, 1, 663, 0},      {false, 1, 664, 0},      {false, 2, 653, 0},      {false, 1, 665, 3},
    {false, 1, 28, 0},       {false, 1, 29, 1},       {false, 1, 21, 2},       {false, 1, 106, 0},
    {false, 1, 50, 1},       {false, 1, 106, 0},      {false, 1, 635, 1},      {false, 1, 106, 2},
    {false, 1, 8, 3},        {false, 2, 15, 5},       {false, 1, 148, 8},      {false, 1, 17, 9},
    {false, 1, 20, 10},      {false, 3, 646, 12},     {false, 2, 666, 16},     {false, 3, 668, 21},
    {false, 1, 24, 24},      {false, 1, 292, 25},     {false, 2, 671, 26},     {false, 1, 139, 0},
    {false, 1, 0, 1},        {false, 1, 106, 0},      {false, 1, 17, 0},       {false, 1, 689, 1},
    {false, 1, 106, 0},      {false, 2, 687, 0},      {false, 1, 17, 2},       {false, 1, 93, 3},
    {false, 2, 690, 4},      {false, 1, 692, 6},      {false, 1, 21, 0},       {false, 1, 698, 0},
    {false, 1, 542, 0},      {false, 1, 0, 1},        {false, 1, 106, 0},      {false, 1, 106, 1},
    {false, 1, 699, 2},      {false, 2, 700, 3},      {false, 1, 17, 5},       {false, 1, 93, 6},
    {false, 1, 24, 7},       {false, 1, 21, 0},       {false, 1, 709, 0},      {false, 1, 523, 0},
    {false, 1, 711, 0},      {false, 1, 712, 0},      {false, 1, 713, 0},      {false, 1, 110, 0},
    {false, 1, 710, 1},      {false, 1, 633, 2},      {false, 1, 714, 3},      {false, 1, 17, 4},
    {false, 1, 135, 0},      {false, 1, 542, 1},      {false, 1, 0, 2},        {false, 1, 140, 0},
    {false, 1, 723, 0},      {false, 1, 724, 0},      {false, 1, 725, 0},      {false, 1, 726, 0},
    {false, 1, 727, 0},      {false, 1, 728, 0},      {false, 1, 729, 0},      {false, 1, 730, 0},
    {true, 0, 0, 0},         {false, 1, 356, 1},      {false, 1, 327, 2},      {false, 3, 732, 0},
    {false, 1, 735, 0},      {false, 1, 736, 0},      {false, 1, 731, 0},      {false, 1, 737, 1},
    {false, 1, 633, 0},      {false, 1, 740, 0},      {false, 1, 741, 0},      {false, 1, 742, 0},
    {false, 1, 743, 0},      {false, 1, 730, 0},      {false, 2, 406, 0},      {false, 1, 745, 0},
    {false, 1, 746, 1},      {false, 2, 747, 0},      {false, 1, 382, 0},      {false, 1, 750, 0},
    {false, 1, 318, 0},      {false, 1, 385, 1},      {false, 2, 752, 0},      {false, 1, 754, 0},
    {false, 1, 755, 0},      {false, 1, 756, 0},      {true, 0, 0, 0},         {false, 1, 318, 1},
    {false, 1, 385, 2},      {false, 3, 758, 0},      {true, 0, 0, 0},         {false, 1, 356, 1},
    {false, 1, 311, 2},      {false, 3, 762, 0},      {false, 1, 765, 0},      {false, 1, 766, 0},
    {false, 1, 767, 0},      {false, 1, 768, 0},      {false, 1, 769, 0},      {false, 1, 761, 0},
    {false, 1, 770, 3},      {false, 1, 386, 0},      {false, 1, 773, 0},      {false, 1, 774, 0},
    {false, 1, 775, 0},      {false, 1, 392, 1},      {false, 1, 399, 2},      {false, 3, 776, 0},
    {false, 1, 318, 0},      {false, 1, 780, 0},      {false, 1, 781, 0},      {false, 1, 782, 0},
    {false, 1, 783, 0},      {false, 2, 738, 0},      {false, 1, 744, 4},      {false, 1, 749, 5},
    {false, 1, 751, 9},      {false, 1, 757, 10},     {false, 2, 771, 12},     {false, 1, 779, 18},
    {false, 1, 399, 22},     {false, 1, 318, 24},     {false, 1, 784, 25},     {false, 10, 785, 0},
    {false, 1, 560, 0},      {false, 1, 796, 0},      {false, 1, 797, 0},      {false, 1, 798, 0},
    {false, 1, 799, 0},      {false, 1, 800, 0},      {false, 1, 556, 1},      {false, 1, 560, 2},
    {false, 1, 546, 3},      {false, 1, 564, 4},      {false, 1, 292, 5},      {false, 6, 801, 0},
    {false, 1, 795, 0},      {false, 1, 807, 26},     {false, 1, 781, 0},      {true, 0, 0, 0},
    {false, 1, 810, 1},      {false, 1, 148, 0},      {false, 1, 813, 0},      {false, 1, 318, 0},
    {false, 1, 784, 1},      {false, 2, 815, 0},      {false, 1, 817, 0},      {false, 1, 818, 0},
    {false, 1, 338, 0},      {false, 1, 327, 2},      {false, 1, 819, 3},      {false, 1, 784, 5},
    {false, 4, 820, 0},      {false, 1, 324, 0},      {false, 1, 825, 0},      {false, 1, 826, 0},
    {false, 1, 327, 1},      {false, 2, 827, 0},      {false, 1, 829, 0},      {false, 1, 824, 0},
    {false, 1, 29, 6},       {false, 1, 830, 7},      {false, 1, 17, 0},       {false, 1, 0, 1},
    {false, 1, 429, 2},      {false, 1, 106, 0},      {true, 1, 0, 1},         {false, 5, 715, 3},
    {false, 3, 720, 8},      {false, 2, 808, 11},     {false, 1, 17, 43},      {false, 2, 811, 44},
    {false, 1, 814, 46},     {false, 3, 831, 47},     {false, 3, 834, 56},     {false, 1, 0, 59},
    {false, 1, 597, 0},      {false, 1, 848, 0},      {false, 1, 849, 0},      {false, 1, 523, 0},
    {false, 1, 851, 0},      {false, 1, 852, 0},      {false, 1, 850, 0},      {false, 1, 853, 1},
    {false, 1, 162, 0},      {false, 1, 856, 0},      {false, 1, 857, 0},      {false, 1, 858, 0},
    {false, 1, 243, 0},      {false, 1, 79, 1},       {false, 2, 854, 2},      {false, 1, 17, 4},
    {false, 1, 859, 5},      {false, 1, 93, 6},       {false, 1, 24, 7},       {false, 1, 0, 8},
    {false, 1, 850, 0},      {false, 1, 868, 0},      {false, 1, 597, 0},      {false, 1, 870, 0},
    {false, 1, 597, 1},      {false, 2, 871, 0},      {false, 1, 873, 0},      {false, 1, 597, 0},
    {false, 1, 875, 0},      {false, 1, 876, 0},      {false, 1, 877, 0},      {false, 1, 878, 0},
    {false, 1, 879, 0},      {false, 1, 880, 0},      {false, 1, 869, 0},      {false, 1, 874, 1},
    {false, 1, 881, 3},      {false, 3, 882, 0},      {false, 1, 885, 0},      {false, 1, 886, 0},
    {false, 1, 887, 0},      {false, 1, 888, 0},      {false, 1, 796, 0},      {false, 1, 890, 0},
    {false, 1, 891, 0},      {false, 1, 892, 0},      {false, 1, 893, 0},      {false, 1, 894, 0},
    {false, 1, 546, 0},      {false, 1, 896, 0},      {false, 1, 897, 0},      {false, 1, 898, 0},
    {false, 1, 895, 0},      {false, 1, 899, 1},      {false, 2, 900, 0},      {false, 1, 902, 0},
    {false, 1, 903, 0},      {false, 1, 889, 0},      {false, 1, 904, 4},      {false, 1, 605, 6},
    {false, 1, 427, 0},      {false, 1, 908, 0},      {false, 1, 909, 0},      {false, 1, 597, 0},
    {false, 1, 911, 0},      {false, 1, 912, 0},      {false, 1, 913, 0},      {false, 1, 914, 0},
    {false, 1, 915, 0},      {false, 1, 916, 0},      {false, 1, 917, 0},      {false, 1, 219, 0},
    {false, 1, 919, 0},      {false, 1, 244, 0},      {false, 1, 921, 0},      {false, 1, 920, 0},
    {false, 1, 922, 1},      {false, 1, 364, 0},      {false, 1, 925, 0},      {false, 1, 926, 0},
    {false, 1, 927, 0},      {false, 1, 928, 0},      {false, 1, 929, 0},      {false, 1, 474, 0},
    {false, 1, 931, 0},      {false, 1, 488, 0},      {false, 1, 449, 0},      {false, 1, 932, 1},
    {false, 1, 933, 3},      {true, 0, 0, 0},         {false, 1, 311, 1},      {false, 1, 556, 2},
    {false, 1, 560, 3},      {false, 1, 546, 4},      {false, 1, 564, 5},      {false, 1, 292, 6},
    {false, 7, 937, 0},      {false, 1, 944, 0},      {false, 1, 945, 0},      {false, 1, 946, 0},
    {false, 1, 947, 0},      {false, 1, 948, 0},      {false, 1, 624, 0},      {false, 1, 770, 0},
    {false, 1, 951, 0},      {false, 1, 952, 0},      {true, 0, 0, 0},         {false, 1, 311, 1},
    {false, 1, 560, 2},      {false, 1, 546, 3},      {false, 1, 564, 4},      {false, 1, 292, 5},
    {false, 6, 954, 0},      {false, 1, 953, 0},      {false, 1, 960, 3},      {false, 2, 961, 0},
    {false, 1, 904, 0},      {false, 1, 964, 0},      {true, 0, 0, 0},         {false, 1, 311, 1},
    {false, 1, 564, 2},      {false, 3, 966, 0},      {false, 1, 969, 0},      {false, 1, 970, 0},
    {false, 1, 971, 0},      {false, 1, 972, 0},      {false, 1, 973, 0},      {false, 1, 974, 0},
    {false, 1, 449, 0},      {false, 1, 976, 0},      {false, 1, 977, 0},      {false, 1, 978, 0},
    {false, 1, 979, 0},      {false, 1, 980, 0},      {false, 1, 981, 0},      {false, 1, 953, 0},
    {false, 1, 983, 0},      {false, 1, 982, 0},      {false, 1, 984, 1},      {true, 0, 0, 0},
    {false, 1, 311, 1},      {false, 2, 987, 0},      {false, 1, 989, 0},      {false, 1, 990, 0},
    {false, 1, 991, 0},      {false, 1, 992, 0},      {false, 1, 991, 0},      {false, 1, 993, 2},
    {false, 2, 994, 0},      {false, 1, 996, 0},      {false, 1, 997, 0},      {false, 1, 998, 0},
    {false, 1, 999, 0},      {false, 1, 1000, 0},     {true, 0, 0, 0},         {false, 1, 311, 1},
    {false, 1, 564, 2},      {false, 1, 292, 3},      {false, 4, 1002, 0},     {false, 1, 1006, 0},
    {false, 1, 1007, 0},     {false, 1, 1008, 0},     {false, 1, 1009, 0},     {false, 1, 991, 0},
    {false, 1, 1010, 2},     {false, 1, 993, 6},      {false, 1, 1001, 0},     {false, 3, 1011, 4},
    {true, 0, 0, 0},         {false, 1, 311, 1},      {false, 1, 556, 2},      {false, 1, 292, 3},
    {false, 4, 1016, 0},     {false, 1, 1020, 0},     {false, 1, 1021, 0},     {false, 1, 1022, 0},
    {true, 0, 0, 0},         {false, 2, 923, 1},      {false, 1, 930, 3},      {false, 3, 934, 4},
    {false, 1, 949, 8},      {false, 1, 950, 15},     {false, 1, 963, 17},     {false, 1, 965, 26},
    {false, 1, 975, 28},     {false, 2, 985, 31},     {false, 2, 1014, 35},    {false, 1, 1023, 47},
    {false, 1, 364, 51},     {false, 1, 910, 0},      {false, 1, 918, 1},      {false, 1, 29, 2},
    {false, 13, 1024, 3},    {false, 1, 106, 0},      {false, 1, 280, 1},      {false, 3, 720, 2},
    {false, 3, 905, 5},      {false, 1, 17, 12},      {false, 4, 1037, 13},    {false, 1, 24, 68},
    {false, 1, 49, 69},      {false, 1, 0, 71},       {false, 1, 138, 0},      {false, 1, 1050, 0},
    {false, 1, 1051, 0},     {false, 1, 21, 0},       {false, 1, 135, 0},      {false, 1, 24, 0},
    {false, 1, 1053, 1},     {false, 1, 1054, 2},     {false, 1, 208, 0},      {false, 1, 1058, 0},
    {true, 1, 0, 0},         {false, 1, 1060, 0},     {false, 1, 1061, 0},     {false, 1, 17, 0},
    {false, 1, 1062, 1},     {false, 1, 47, 0},       {false, 1, 163, 2},      {false, 2, 1065, 0},
    {false, 1, 0, 0},        {false, 1, 723, 1},      {false, 2, 1068, 0},     {false, 1, 1070, 0},
    {false, 1, 17, 0},       {false, 1, 1071, 1},     {false, 1, 84, 0},       {false, 1, 1074, 0},
    {false, 1, 1075, 0},     {false, 1, 1076, 0},     {false, 1, 1077, 0},     {false, 1, 1078, 0},
    {false, 1, 1079, 0},     {false, 1, 1080, 0},     {false, 2, 1072, 0},     {false, 1, 1081, 3},
    {false, 2, 1082, 0},     {false, 1, 1084, 0},     {false, 1, 635, 0},      {false, 1, 8, 1},
    {false, 2, 15, 3},       {false, 1, 1052, 6},     {false, 1, 17, 7},       {false, 1, 20, 8},
    {false, 3, 1055, 10},    {false, 1, 93, 13},      {false, 1, 1059, 14},    {false, 1, 0, 16},
    {false, 2, 1063, 17},    {false, 1, 1067, 20},    {false, 1, 51, 23},      {false, 1, 1085, 25},
    {false, 1, 115, 0},      {false, 1, 161, 0},      {false, 1, 1101, 0},     {false, 1, 1102, 0},
    {false, 1, 603, 0},      {false, 1, 1104, 0},     {false, 1, 1105, 0},     {false, 1, 1106, 0},
    {false, 1, 1107, 0},     {false, 1, 1108, 0},     {false, 1, 1109, 0},     {false, 1, 1110, 0},
    {false, 1, 1111, 0},     {false, 1, 29, 1},       {false, 1, 1006, 0},     {false, 1, 1114, 0},
    {false, 1, 1115, 0},     {false, 1, 1116, 0},     {false, 1, 9, 0},        {true, 0, 0, 0},
    {false, 1, 174, 1},      {false, 2, 1119, 0},     {false, 1, 1121, 0},     {false, 1, 1122, 0},
    {false, 1, 1123, 0},     {false, 1, 1124, 0},     {false, 1, 1125, 0},     {false, 1, 224, 0},
    {false, 1, 1126, 1},     {true, 0, 0, 0},         {false, 1, 1117, 1},     {false, 1, 1118, 5},
    {false, 2, 1127, 6},     {false, 1, 17, 0},       {false, 1, 0, 1},        {false, 1, 1100, 0},
    {false, 1, 79, 1},       {false, 1, 17, 2},       {false, 1, 158, 3},      {false, 1, 0, 4},
    {false, 1, 1103, 5},     {false, 2, 1112, 6},     {false, 4, 1129, 8},     {false, 2, 1133, 17},
    {true, 1, 0, 0},         {false, 1, 1144, 0},     {false, 1, 1145, 0},     {false, 1, 17, 2},
    {false, 1, 93, 3},       {false, 1, 24, 4},       {false, 1, 17, 0},       {false, 1, 1150, 0},
    {true, 1, 0, 0},         {true, 0, 0, 0},         {false, 1, 174, 1},      {false, 2, 1153, 0},
    {false, 1, 110, 0},      {false, 1, 633, 1},      {false, 1, 1155, 2},     {false, 1, 481, 0},
    {false, 1, 1159, 0},     {false, 1, 449, 0},      {false, 1, 1160, 1},     {false, 1, 1160, 0},
    {false, 1, 1163, 0},     {false, 1, 1164, 0},     {false, 2, 1161, 0},     {false, 1, 1165, 2},
    {false, 2, 1166, 0},     {false, 1, 1168, 0},     {false, 1, 1169, 0},     {false, 1, 1170, 0},
    {true, 0, 0, 0},         {false, 1, 1171, 1},     {false, 1, 0, 0},        {true, 0, 0, 0},
    {false, 1, 356, 1},      {false, 1, 826, 2},      {false, 3, 1175, 0},     {false, 1, 1178, 0},
    {false, 1, 1179, 0},     {false, 1, 731, 0},      {false, 1, 1180, 1},     {false, 2, 1181, 0},
    {false, 1, 744, 4},      {false, 1, 749, 5},      {false, 1, 751, 9},      {false, 2, 771, 10},
    {false, 1, 779, 16},     {false, 1, 399, 20},     {false, 1, 318, 22},     {false, 8, 1183, 0},
    {false, 1, 1191, 0},     {false, 1, 1192, 0},     {false, 1, 645, 0},      {false, 1, 1194, 0},
    {false, 1, 1195, 0},     {false, 1, 1196, 0},     {false, 1, 1197, 0},     {false, 1, 29, 0},
    {false, 1, 1198, 1},     {false, 1, 17, 0},       {false, 1, 0, 1},        {false, 1, 74, 0},
    {false, 1, 1203, 0},     {false, 1, 1204, 0},     {false, 1, 1205, 0},     {false, 1, 1206, 0},
    {false, 1, 1207, 0},     {false, 1, 1208, 0},     {false, 1, 1151, 0},     {false, 1, 1152, 1},
    {false, 3, 1156, 3},     {false, 3, 720, 7},      {false, 2, 1172, 10},    {false, 1, 17, 14},
    {false, 1, 1174, 15},    {false, 1, 1193, 16},    {false, 2, 1199, 39},    {false, 1, 784, 41},
    {false, 2, 1201, 42},    {false, 1, 1209, 44},    {false, 1, 106, 0},      {false, 1, 1222, 0},
    {false, 1, 79, 1},       {false, 1, 106, 0},      {false, 1, 1225, 0},     {true, 0, 0, 0},
    {false, 1, 135, 1},      {false, 1, 542, 2},      {false, 1, 139, 3},      {false, 1, 0, 4},
    {false, 1, 352, 0},      {false, 1, 826, 1},      {false, 1, 327, 2},      {false, 1, 374, 3},
    {false, 4, 1232, 0},     {false, 1, 1236, 0},     {false, 1, 1237, 0},     {false, 1, 655, 0},
    {false, 1, 9, 0},        {false, 1, 1240, 0},     {false, 1, 1241, 0},     {false, 1, 1242, 0},
    {false, 1, 1243, 0},     {false, 1, 1244, 0},     {false, 1, 1245, 0},     {false, 1, 1246, 0},
    {false, 1, 650, 0},      {false, 1, 1248, 0},     {false, 1, 1249, 0},     {false, 1, 1250, 0},
    {false, 1, 32, 0},       {true, 0, 0, 0},         {false, 1, 1251, 1},     {false, 1, 996, 2},
    {false, 1, 1252, 6},     {false, 4, 1253, 0},     {false, 1, 1257, 0},     {false, 1, 1258, 0},
    {false, 1, 140, 0},      {false, 1, 1259, 1},     {true, 0, 0, 0},         {false, 1, 990, 1},
    {false, 1, 140, 0},      {false, 1, 1264, 0},     {false, 1, 1265, 0},     {false, 1, 1009, 0},
    {false, 1, 1266, 4},     {true, 0, 0, 0},         {false, 1, 992, 1},      {false, 1, 723, 3},
    {false, 2, 1262, 0},     {false, 2, 1267, 3},     {false, 1, 0, 8},        {false, 3, 1269, 9},
    {false, 2, 1223, 0},     {false, 1, 1226, 2},     {false, 1, 280, 3},      {false, 5, 1227, 4},
    {false, 1, 17, 9},       {false, 1, 1238, 10},    {false, 1, 1239, 14},    {false, 1, 1247, 15},
    {false, 1, 93, 16},      {false, 2, 1260, 17},    {false, 1, 24, 25},      {false, 1, 356, 26},
    {false, 4, 1272, 27},    {true, 1, 0, 0},         {false, 1, 1289, 0},     {false, 1, 1290, 0},
    {false, 1, 489, 0},      {false, 1, 1292, 0},     {false, 1, 106, 0},      {false, 1, 79, 1},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 450, 0},      {false, 1, 1298, 0},
    {false, 1, 1299, 0},     {false, 1, 1300, 0},     {false, 1, 21, 1},       {false, 2, 1301, 0},
    {false, 2, 871, 2},      {false, 1, 152, 0},      {false, 1, 1305, 0},     {false, 1, 1306, 0},
    {false, 1, 1307, 0},     {false, 1, 1291, 0},     {false, 1, 1293, 2},     {false, 2, 1294, 3},
    {false, 2, 1296, 5},     {false, 3, 720, 7},      {false, 1, 17, 10},      {false, 2, 1303, 11},
    {false, 1, 1022, 15},    {false, 1, 93, 19},      {false, 1, 1308, 20},    {false, 2, 430, 21},
    {false, 1, 17, 0},       {false, 1, 1320, 0},     {true, 0, 0, 0},         {false, 1, 1321, 1},
    {false, 2, 1322, 0},     {false, 1, 7, 0},        {false, 1, 1324, 2},     {false, 1, 79, 0},
    {false, 1, 10, 1},       {false, 2, 1327, 0},     {true, 0, 0, 0},         {false, 1, 162, 1},
    {false, 2, 1330, 0},     {false, 1, 1332, 0},     {false, 1, 1085, 0},     {false, 1, 1333, 4},
    {true, 0, 0, 0},         {false, 1, 356, 1},      {false, 1, 352, 2},      {false, 3, 1336, 0},
    {false, 1, 1339, 0},     {false, 1, 1340, 0},     {false, 1, 1341, 0},     {false, 1, 780, 0},
    {false, 1, 1343, 0},     {false, 1, 1344, 0},     {true, 0, 0, 0},         {false, 1, 28, 1},
    {false, 2, 1346, 0},     {false, 1, 1342, 0},     {false, 1, 352, 3},      {false, 1, 1163, 4},
    {false, 1, 415, 5},      {false, 1, 318, 7},      {false, 1, 1345, 8},     {false, 1, 830, 9},
    {false, 1, 1348, 11},    {false, 2, 1325, 0},     {false, 1, 1329, 4},     {false, 2, 15, 6},
    {false, 1, 1052, 9},     {false, 1, 17, 10},      {false, 1, 20, 11},      {false, 1, 25, 13},
    {false, 2, 1334, 14},    {false, 2, 30, 20},      {false, 8, 1349, 22},    {false, 1, 741, 35},
    {false, 1, 24, 36},      {false, 1, 292, 37},     {false, 1, 51, 38},      {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 2, 1371, 0},     {false, 1, 1373, 0},     {false, 1, 1374, 0},
    {false, 1, 383, 0},      {false, 1, 1376, 0},     {false, 1, 1377, 0},     {false, 1, 1378, 0},
    {false, 1, 1379, 0},     {false, 1, 356, 0},      {false, 1, 604, 1},      {false, 1, 1380, 2},
    {false, 1, 292, 3},      {false, 4, 1381, 0},     {false, 1, 1385, 0},     {false, 1, 1386, 0},
    {true, 0, 0, 0},         {false, 1, 1387, 1},     {false, 1, 356, 0},      {false, 2, 1388, 1},
    {false, 1, 878, 6},      {false, 1, 0, 0},        {false, 3, 1390, 1},     {false, 1, 70, 0},
    {false, 1, 70, 0},       {false, 1, 356, 1},      {false, 1, 79, 2},       {false, 1, 1375, 3},
    {false, 2, 1393, 5},     {false, 1, 17, 13},      {false, 1, 93, 14},      {false, 1, 24, 15},
    {false, 1, 1395, 16},    {false, 1, 9, 0},        {false, 1, 1405, 0},     {false, 1, 593, 0},
    {false, 1, 1406, 1},     {false, 1, 17, 2},       {false, 1, 93, 3},       {false, 1, 24, 4},
    {false, 1, 17, 0},       {false, 1, 0, 1},        {false, 1, 93, 2},       {false, 1, 24, 3},
    {false, 1, 174, 0},      {false, 1, 106, 0},      {false, 1, 106, 1},      {false, 1, 106, 2},
    {false, 1, 8, 3},        {false, 2, 687, 5},      {false, 1, 17, 7},       {false, 1, 93, 8},
    {false, 1, 24, 9},       {false, 1, 1416, 10},    {false, 1, 597, 0},      {false, 1, 1426, 0},
    {false, 1, 1427, 0},     {false, 1, 1428, 0},     {false, 1, 1429, 0},     {false, 1, 1430, 0},
    {false, 1, 1431, 0},     {false, 1, 21, 1},       {false, 1, 106, 0},      {false, 1, 280, 1},
    {false, 2, 275, 2},      {false, 1, 148, 4},      {false, 2, 1432, 5},     {false, 1, 17, 7},
    {false, 1, 93, 8},       {false, 1, 24, 9},       {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 0, 2},        {false, 1, 14, 3},       {false, 1, 6, 5},        {false, 1, 0, 7},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 475, 0},      {false, 1, 1450, 0},
    {false, 1, 1451, 0},     {false, 1, 68, 1},       {false, 2, 1452, 0},     {false, 1, 22, 2},
    {false, 1, 17, 0},       {false, 1, 633, 1},      {false, 2, 1456, 0},     {true, 1, 0, 2},
    {false, 1, 9, 0},        {false, 1, 1460, 0},     {false, 1, 1461, 0},     {true, 0, 0, 0},
    {false, 1, 304, 1},      {false, 1, 0, 2},        {false, 1, 1462, 3},     {false, 1, 0, 4},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 0, 2},        {false, 1, 0, 3},
    {false, 1, 0, 4},        {false, 1, 0, 5},        {false, 1, 0, 6},        {false, 1, 0, 7},
    {true, 0, 0, 0},         {false, 8, 1468, 1},     {false, 2, 1476, 0},     {false, 1, 1478, 0},
    {false, 2, 536, 0},      {true, 0, 0, 0},         {false, 1, 1480, 1},     {false, 2, 1481, 0},
    {false, 1, 68, 0},       {false, 1, 0, 1},        {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 9, 2},        {false, 1, 1479, 3},     {false, 1, 1483, 12},    {false, 2, 1484, 15},
    {false, 1, 1151, 17},    {false, 5, 1463, 0},     {false, 7, 1486, 5},     {true, 0, 0, 0},
    {false, 1, 94, 1},       {false, 2, 1495, 0},     {false, 1, 1497, 0},     {false, 1, 1498, 0},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 1321, 2},     {false, 1, 0, 3},
    {false, 1, 26, 4},       {false, 1, 83, 5},       {false, 1, 1499, 6},     {false, 2, 1495, 0},
    {false, 1, 1507, 0},     {false, 1, 17, 0},       {false, 1, 0, 1},        {false, 1, 1508, 2},
    {false, 1, 143, 0},      {false, 1, 1512, 0},     {false, 1, 141, 1},      {false, 1, 8, 0},
    {false, 1, 12, 2},       {false, 6, 1442, 3},     {false, 1, 3, 11},       {false, 2, 1448, 13},
    {false, 1, 20, 15},      {false, 2, 1454, 17},    {false, 2, 1458, 20},    {false, 2, 1493, 24},
    {false, 2, 30, 47},      {false, 7, 1500, 49},    {false, 1, 42, 57},      {false, 3, 1509, 59},
    {false, 1, 49, 63},      {false, 1, 51, 65},      {false, 2, 1513, 67},    {false, 1, 740, 0},
    {false, 1, 471, 0},      {false, 1, 1118, 0},     {false, 1, 1533, 0},     {false, 2, 1495, 0},
    {false, 1, 1535, 0},     {false, 1, 1531, 0},     {false, 1, 1532, 1},     {false, 1, 1534, 2},
    {false, 1, 1536, 3},     {false, 4, 1537, 0},     {true, 0, 0, 0},         {false, 1, 9, 1},
    {false, 2, 1542, 0},     {false, 1, 1544, 0},     {false, 1, 328, 0},      {false, 1, 1545, 1},
    {false, 1, 1541, 0},     {false, 2, 1546, 5},     {false, 1, 427, 0},      {false, 1, 1550, 0},
    {true, 0, 0, 0},         {false, 1, 1551, 1},     {false, 2, 1552, 0},     {false, 1, 1554, 0},
    {false, 1, 740, 0},      {false, 1, 0, 1},        {false, 1, 1174, 0},     {false, 1, 1558, 0},
    {false, 2, 213, 0},      {false, 1, 1560, 0},     {false, 1, 1561, 0},     {false, 1, 270, 0},
    {false, 1, 1563, 0},     {false, 1, 1564, 0},     {false, 1, 158, 0},      {false, 1, 0, 0},
    {false, 1, 1567, 0},     {false, 1, 1568, 0},     {false, 1, 27, 0},       {false, 1, 1570, 0},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 1571, 2},     {false, 1, 1562, 0},
    {false, 1, 1565, 2},     {false, 1, 1566, 3},     {false, 1, 1569, 4},     {false, 3, 1572, 5},
    {false, 1, 243, 0},      {false, 1, 139, 1},      {false, 1, 243, 2},      {false, 1, 148, 0},
    {false, 1, 162, 1},      {false, 1, 165, 2},      {false, 1, 243, 0},      {false, 1, 1586, 0},
    {false, 1, 1587, 0},     {false, 1, 356, 1},      {false, 1, 27, 0},       {false, 1, 1590, 0},
    {false, 1, 1591, 0},     {false, 1, 243, 1},      {false, 2, 1592, 0},     {false, 1, 1594, 0},
    {false, 1, 1595, 0},     {false, 1, 1596, 0},     {false, 1, 1597, 0},     {false, 1, 1598, 0},
    {false, 1, 1599, 0},     {false, 1, 162, 0},      {false, 1, 1406, 0},     {false, 3, 1580, 0},
    {false, 3, 1583, 3},     {false, 2, 1588, 6},     {false, 1, 1600, 8},     {false, 1, 1601, 10},
    {false, 1, 328, 11},     {false, 1, 1602, 12},    {false, 7, 1603, 0},     {false, 1, 317, 0},
    {false, 1, 1405, 0},     {false, 1, 1612, 0},     {false, 1, 1613, 0},     {false, 1, 1614, 0},
    {false, 1, 140, 0},      {false, 1, 1616, 0},     {false, 1, 140, 0},      {false, 1, 1618, 0},
    {false, 1, 1619, 0},     {true, 0, 0, 0},         {false, 1, 1591, 1},     {false, 1, 1617, 2},
    {false, 1, 1620, 3},     {false, 4, 1621, 0},     {false, 1, 1625, 0},     {false, 1, 1626, 0},
    {false, 1, 1627, 0},     {false, 1, 1628, 0},     {false, 1, 1629, 0},     {false, 1, 1630, 0},
    {false, 1, 1615, 0},     {false, 1, 453, 1},      {false, 1, 1631, 2},     {false, 3, 1632, 0},
    {false, 1, 1635, 0},     {false, 1, 427, 6},      {false, 1, 0, 0},        {false, 1, 0, 1},
    {false, 1, 0, 0},        {false, 2, 1638, 0},     {false, 1, 1640, 2},     {false, 1, 427, 0},
    {false, 2, 1636, 0},     {false, 2, 1641, 7},     {false, 1, 1643, 10},    {false, 1, 270, 0},
    {false, 1, 1647, 0},     {true, 0, 0, 0},         {false, 1, 1648, 1},     {false, 2, 1649, 0},
    {false, 1, 140, 2},      {false, 1, 475, 0},      {true, 0, 0, 0},         {false, 1, 1653, 1},
    {false, 1, 9, 0},        {false, 1, 1656, 0},     {false, 1, 0, 0},        {false, 1, 0, 1},
    {false, 1, 0, 2},        {false, 1, 0, 3},        {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 0, 2},        {false, 1, 0, 3},        {false, 1, 0, 4},        {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 1, 0, 2},        {false, 1, 0, 3},        {false, 1, 0, 4},
    {false, 1, 0, 5},        {false, 1, 0, 6},        {false, 1, 0, 0},        {false, 1, 1674, 0},
    {false, 4, 1658, 0},     {false, 5, 1662, 4},     {false, 4, 1658, 9},     {false, 7, 1667, 13},
    {false, 1, 1675, 20},    {false, 4, 1658, 21},    {false, 5, 1662, 25},    {false, 1, 161, 30},
    {false, 1, 162, 31},     {false, 1, 165, 32},     {false, 4, 1658, 33},    {false, 7, 1667, 37},
    {false, 1, 29, 0},       {false, 2, 1654, 1},     {false, 1, 1657, 3},     {false, 12, 1676, 4},
    {true, 1, 0, 0},         {false, 1, 1692, 0},     {false, 1, 1693, 0},     {false, 1, 10, 0},
    {false, 1, 1694, 1},     {false, 1, 158, 0},      {false, 2, 213, 0},      {false, 1, 0, 0},
    {false, 1, 1699, 0},     {false, 1, 1700, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 1701, 2},     {false, 3, 1702, 0},     {false, 1, 17, 0},       {false, 1, 1697, 1},
    {false, 1, 1698, 2},     {false, 1, 1705, 4},     {true, 0, 0, 0},         {false, 1, 140, 1},
    {false, 2, 1710, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 2, 1713, 2},     {false, 3, 1715, 0},     {false, 1, 1712, 0},
    {false, 1, 1718, 2},     {false, 1, 148, 0},      {false, 2, 1548, 1},     {false, 1, 1555, 9},
    {false, 2, 1556, 11},    {false, 1, 1559, 13},    {false, 5, 1575, 14},    {false, 1, 17, 22},
    {false, 1, 1610, 23},    {false, 1, 1611, 36},    {false, 3, 1644, 37},    {false, 2, 1651, 48},
    {false, 4, 1688, 51},    {false, 1, 1534, 99},    {false, 2, 1695, 100},   {false, 4, 1706, 103},
    {false, 2, 1719, 110},   {false, 1, 1587, 0},     {false, 1, 243, 0},      {false, 1, 243, 1},
    {true, 0, 0, 0},         {false, 1, 304, 1},      {false, 1, 1737, 2},     {false, 2, 1738, 3},
    {false, 1, 148, 5},      {false, 1, 0, 6},        {false, 1, 140, 0},      {false, 1, 27, 1},
    {false, 1, 110, 0},      {false, 6, 1740, 1},     {false, 2, 1746, 8},     {false, 1, 83, 0},
    {false, 1, 28, 1},       {true, 0, 0, 0},         {false, 1, 475, 1},      {false, 2, 1753, 0},
    {false, 1, 1755, 0},     {false, 2, 1751, 0},     {false, 1, 137, 2},      {false, 1, 139, 4},
    {false, 1, 1756, 5},     {false, 1, 813, 0},      {true, 0, 0, 0},         {false, 1, 1761, 1},
    {true, 2, 1762, 0},      {false, 1, 136, 0},      {false, 1, 1565, 2},     {false, 1, 1764, 3},
    {false, 1, 1550, 0},     {true, 0, 0, 0},         {false, 1, 1768, 1},     {false, 2, 1769, 0},
    {false, 1, 1771, 0},     {false, 1, 79, 0},       {false, 1, 1772, 1},     {false, 1, 0, 3},
    {false, 1, 1617, 0},     {false, 1, 1620, 1},     {false, 2, 1776, 0},     {false, 1, 1778, 0},
    {false, 1, 1779, 0},     {false, 1, 1780, 0},     {false, 1, 140, 0},      {false, 1, 0, 0},
    {false, 1, 0, 1},        {false, 1, 1782, 2},     {false, 1, 593, 3},      {false, 1, 70, 4},
    {false, 1, 1781, 0},     {false, 5, 1783, 2},     {false, 2, 1788, 0},     {true, 0, 0, 0},
    {false, 1, 94, 1},       {false, 1, 1790, 2},     {false, 1, 26, 0},       {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 3, 1791, 2},     {false, 1, 0, 11},       {false, 1, 143, 12},
    {false, 1, 1794, 13},    {false, 1, 1321, 14},    {false, 7, 1795, 0},     {false, 1, 140, 0},
    {true, 0, 0, 0},         {false, 1, 1803, 1},     {false, 2, 1804, 0},     {false, 1, 1806, 0},
    {false, 1, 1807, 0},     {true, 0, 0, 0},         {false, 2, 1713, 1},     {false, 2, 1809, 0},
    {false, 1, 1811, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 2, 1813, 0},
    {false, 1, 217, 0},      {false, 1, 163, 1},      {false, 2, 1816, 0},     {true, 0, 0, 0},
    {false, 1, 27, 1},       {false, 1, 1818, 2},     {false, 1, 1815, 0},     {false, 3, 1819, 2},
    {true, 0, 0, 0},         {false, 1, 148, 1},      {false, 2, 1824, 0},     {false, 1, 141, 2},
    {false, 1, 26, 0},       {true, 0, 0, 0},         {false, 1, 17, 1},       {false, 1, 0, 0},
    {false, 1, 1828, 1},     {true, 2, 1829, 2},      {false, 1, 1812, 0},     {false, 2, 1822, 3},
    {false, 2, 1826, 9},     {false, 3, 1831, 12},    {false, 1, 1150, 0},     {false, 1, 241, 1},
    {false, 2, 213, 0},      {false, 2, 213, 2},      {false, 1, 17, 0},       {false, 2, 1840, 1},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 2, 1844, 0},     {false, 1, 1846, 0},
    {false, 1, 1847, 0},     {false, 1, 17, 0},       {false, 1, 138, 1},      {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 2, 1851, 0},     {false, 1, 1853, 0},     {false, 1, 1854, 0},
    {false, 1, 244, 0},      {false, 1, 1856, 0},     {true, 0, 0, 0},         {false, 1, 1857, 1},
    {false, 2, 1738, 2},     {false, 1, 148, 4},      {false, 1, 17, 5},       {false, 1, 0, 6},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 2, 1864, 0},     {false, 1, 1866, 0},
    {false, 1, 138, 0},      {false, 1, 1868, 0},     {false, 1, 138, 0},      {false, 1, 1870, 0},
    {false, 1, 1869, 0},     {false, 1, 1871, 1},     {false, 2, 1872, 0},     {false, 1, 1874, 0},
    {false, 1, 328, 2},      {false, 1, 1602, 3},     {false, 3, 1875, 0},     {true, 1, 0, 0},
    {false, 1, 1879, 0},     {false, 1, 1781, 0},     {false, 1, 1881, 0},     {false, 1, 1867, 0},
    {false, 1, 1878, 2},     {false, 1, 1880, 6},     {false, 1, 1882, 8},     {false, 1, 1848, 0},
    {false, 2, 1849, 2},     {false, 1, 1855, 4},     {false, 6, 1858, 6},     {false, 4, 1883, 13},
    {false, 1, 328, 23},     {false, 1, 74, 24},      {false, 1, 79, 0},       {false, 1, 1894, 0},
    {false, 1, 1895, 0},     {false, 3, 1748, 0},     {false, 4, 1757, 10},    {false, 1, 148, 17},
    {false, 3, 1765, 18},    {false, 1, 17, 24},      {false, 3, 1773, 25},    {false, 1, 1802, 29},
    {false, 1, 1808, 44},    {false, 4, 1834, 46},    {false, 2, 1838, 63},    {false, 2, 1842, 65},
    {false, 1, 813, 70},     {false, 7, 1887, 71},    {false, 2, 1513, 96},    {false, 1, 1896, 98},
    {false, 1, 68, 0},       {false, 1, 1912, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 2, 1914, 0},     {false, 1, 269, 0},      {false, 1, 1913, 1},     {false, 1, 17, 2},
    {false, 1, 1916, 3},     {false, 1, 1611, 0},     {false, 1, 1050, 1},     {false, 1, 269, 0},
    {false, 1, 17, 1},       {false, 1, 95, 0},       {false, 1, 1925, 0},     {true, 0, 0, 0},
    {false, 2, 1923, 1},     {false, 1, 1926, 3},     {false, 1, 21, 0},       {true, 1, 0, 0},
    {false, 1, 1930, 2},     {false, 1, 1565, 3},     {false, 1, 1618, 0},     {false, 1, 1934, 0},
    {false, 1, 0, 1},        {false, 1, 1846, 0},     {false, 1, 1803, 0},     {true, 0, 0, 0},
    {false, 1, 1938, 1},     {false, 2, 1939, 0},     {false, 1, 1941, 0},     {true, 0, 0, 0},
    {false, 1, 1942, 1},     {false, 1, 0, 3},        {false, 3, 1943, 0},     {false, 1, 656, 0},
    {false, 1, 27, 0},       {false, 1, 165, 0},      {false, 1, 1949, 0},     {true, 0, 0, 0},
    {false, 1, 1950, 1},     {true, 2, 1951, 0},      {false, 1, 1953, 0},     {false, 1, 1674, 0},
    {true, 0, 0, 0},         {false, 1, 1954, 1},     {false, 1, 1955, 4},     {false, 1, 1946, 0},
    {false, 1, 0, 4},        {false, 1, 1947, 5},     {false, 1, 1948, 6},     {false, 3, 1956, 7},
    {false, 1, 27, 0},       {false, 1, 243, 0},      {false, 1, 1964, 0},     {false, 1, 1965, 1},
    {false, 2, 1966, 0},     {false, 1, 356, 0},      {false, 2, 1824, 0},     {true, 0, 0, 0},
    {false, 1, 1970, 1},     {false, 1, 161, 3},      {false, 1, 162, 4},      {false, 1, 453, 5},
    {false, 1, 1602, 0},     {false, 1, 1976, 0},     {false, 1, 1977, 0},     {false, 1, 1978, 0},
    {false, 1, 1979, 0},     {false, 1, 1980, 0},     {false, 1, 1981, 0},     {false, 1, 83, 0},
    {false, 1, 1983, 0},     {false, 1, 1984, 0},     {false, 1, 1985, 0},     {false, 1, 1986, 0},
    {false, 1, 1987, 0},     {false, 1, 1988, 0},     {false, 1, 1989, 0},     {false, 2, 1776, 0},
    {false, 1, 1991, 0},     {false, 1, 1992, 0},     {false, 1, 1993, 0},     {false, 1, 1994, 0},
    {false, 1, 1995, 0},     {false, 1, 318, 0},      {false, 1, 1990, 1},     {false, 1, 1996, 2},
    {false, 3, 1997, 0},     {false, 1, 1969, 0},     {false, 1, 29, 1},       {false, 5, 1971, 2},
    {false, 1, 1982, 8},     {false, 1, 2000, 9},     {false, 1, 1611, 0},     {false, 1, 2006, 0},
    {false, 2, 1966, 1},     {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 2, 2009, 0},
    {false, 1, 174, 2},      {false, 1, 429, 3},      {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 2, 2014, 0},     {false, 1, 148, 0},      {false, 1, 2016, 1},     {false, 1, 1150, 0},
    {false, 1, 356, 1},      {false, 1, 1240, 0},     {false, 1, 2021, 0},     {false, 1, 2022, 0},
    {false, 1, 1151, 0},     {false, 1, 2024, 0},     {false, 1, 79, 0},       {false, 1, 2025, 1},
    {false, 1, 1150, 0},     {false, 1, 356, 1},      {false, 4, 1917, 2},     {false, 2, 1921, 7},
    {false, 2, 275, 9},      {false, 3, 1927, 11},    {false, 3, 1931, 15},    {false, 2, 1935, 19},
    {false, 1, 1937, 21},    {false, 5, 1959, 23},    {false, 1, 106, 35},     {false, 1, 1968, 36},
    {false, 5, 2001, 38},    {false, 2, 2007, 51},    {false, 3, 2011, 54},    {false, 2, 2017, 58},
    {false, 2, 2019, 61},    {false, 1, 2023, 63},    {false, 2, 2026, 64},    {false, 1, 148, 0},
    {false, 1, 140, 1},      {false, 1, 7, 0},        {false, 1, 557, 2},      {true, 0, 0, 0},
    {true, 1, 0, 1},         {false, 2, 2051, 0},     {false, 1, 135, 0},      {false, 1, 2053, 1},
    {false, 1, 469, 4},      {false, 1, 0, 5},        {false, 1, 148, 0},      {false, 1, 0, 1},
    {true, 0, 0, 0},         {false, 1, 19, 1},       {false, 2, 1824, 3},     {false, 1, 83, 0},
    {false, 1, 2063, 0},     {false, 1, 2064, 0},     {false, 1, 2065, 0},     {true, 0, 0, 0},
    {false, 1, 2066, 1},     {false, 1, 0, 2},        {false, 2, 1824, 3},     {true, 0, 0, 0},
    {false, 1, 723, 1},      {false, 1, 0, 2},        {false, 3, 2071, 0},     {false, 1, 2074, 0},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 2, 2076, 0},     {true, 0, 0, 2},
    {false, 2, 2078, 0},     {false, 1, 24, 0},       {false, 1, 2075, 1},     {false, 1, 2080, 4},
    {false, 1, 0, 0},        {false, 1, 243, 1},      {true, 0, 0, 0},         {false, 1, 174, 1},
    {false, 2, 2086, 0},     {true, 0, 0, 0},         {false, 1, 28, 1},       {false, 1, 0, 2},
    {false, 3, 2089, 0},     {false, 1, 2088, 0},     {false, 1, 159, 2},      {false, 1, 2092, 3},
    {false, 1, 139, 0},      {false, 1, 469, 1},      {false, 1, 17, 0},       {false, 1, 2098, 0},
    {false, 1, 546, 1},      {false, 2, 2099, 0},     {false, 1, 2101, 0},     {false, 1, 2102, 0},
    {false, 1, 475, 0},      {false, 1, 2103, 1},     {false, 1, 83, 0},       {true, 0, 0, 0},
    {false, 1, 111, 1},      {false, 2, 2107, 0},     {false, 1, 2106, 0},     {false, 1, 1782, 1},
    {false, 1, 2109, 2},     {false, 1, 174, 0},      {false, 1, 2113, 0},     {false, 1, 2114, 0},
    {false, 1, 2115, 0},     {false, 2, 2096, 0},     {false, 2, 2104, 2},     {false, 3, 2110, 5},
    {false, 1, 2116, 9},     {false, 1, 148, 0},      {false, 1, 1150, 1},     {false, 1, 17, 0},
    {false, 1, 148, 1},      {false, 1, 475, 2},      {false, 1, 0, 0},        {true, 1, 0, 1},
    {false, 1, 50, 0},       {false, 1, 1174, 2},     {false, 1, 33, 0},       {false, 1, 2130, 0},
    {false, 1, 2131, 0},     {false, 1, 1240, 0},     {false, 1, 2133, 0},     {false, 1, 2134, 0},
    {false, 1, 2135, 0},     {false, 1, 2136, 0},     {false, 1, 2137, 0},     {false, 1, 2132, 0},
    {false, 1, 2138, 1},     {false, 1, 174, 0},      {false, 1, 1782, 1},     {false, 2, 2139, 2},
    {false, 2, 2047, 0},     {false, 2, 2049, 2},     {false, 4, 2054, 5},     {false, 1, 148, 11},
    {false, 1, 0, 12},       {false, 2, 2058, 13},    {false, 3, 2060, 15},    {false, 4, 2067, 20},
    {false, 3, 2081, 25},    {false, 2, 2084, 32},    {false, 2, 30, 34},      {false, 3, 2093, 36},
    {false, 4, 2117, 42},    {false, 2, 2121, 52},    {false, 3, 2123, 54},    {false, 2, 2126, 57},
    {false, 2, 2128, 60},    {false, 3, 2141, 63},    {false, 1, 1926, 0},     {false, 1, 2162, 0},
    {false, 1, 2163, 0},     {false, 1, 2164, 0},     {false, 1, 2165, 0},     {false, 1, 2166, 0},
    {false, 1, 2167, 0},     {false, 1, 2133, 0},     {false, 1, 633, 0},      {false, 1, 634, 1},
    {false, 1, 635, 0},      {false, 2, 2170, 1},     {false, 1, 0, 3},        {false, 1, 83, 0},
    {false, 1, 140, 0},      {false, 1, 634, 1},      {false, 1, 2175, 2},     {false, 1, 29, 0},
    {false, 1, 520, 0},      {false, 2, 1914, 1},     {false, 1, 29, 0},       {false, 2, 2180, 1},
    {false, 1, 142, 0},      {false, 1, 2184, 0},     {false, 1, 2185, 0},     {true, 1, 0, 0},
    {false, 1, 0, 2},        {true, 1, 0, 3},         {false, 1, 0, 5},        {false, 1, 0, 6},
    {false, 1, 0, 7},        {false, 1, 0, 0},        {false, 1, 0, 1},        {true, 1, 0, 0},
    {false, 1, 0, 2},        {false, 1, 0, 3},        {false, 1, 0, 0},        {false, 1, 0, 0},
    {false, 1, 0, 1},        {false, 1, 0, 0},        {false, 6, 2187, 0},     {false, 2, 2193, 8},
    {false, 3, 2195, 10},    {false, 1, 2198, 14},    {false, 2, 2199, 15},    {false, 1, 2201, 17},
    {false, 6, 2202, 0},     {false, 1, 174, 18},     {false, 2, 2208, 0},     {false, 1, 1590, 19},
    {false, 1, 2168, 0},     {false, 1, 79, 1},       {false, 1, 2169, 2},     {false, 3, 2172, 3},
    {false, 1, 635, 7},      {false, 1, 635, 8},      {false, 3, 2176, 9},     {false, 1, 2179, 12},
    {false, 2, 2182, 13},    {false, 1, 2186, 17},    {false, 2, 2210, 18},    {false, 1, 24, 38},
    {false, 1, 110, 0},      {false, 1, 539, 1},      {false, 1, 0, 3},        {false, 1, 141, 0},
    {false, 1, 2227, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 2228, 2},
    {true, 0, 0, 0},         {false, 2, 1371, 1},     {false, 2, 2232, 0},     {false, 1, 2234, 0},
    {true, 0, 0, 0},         {false, 1, 83, 1},       {true, 0, 0, 0},         {false, 1, 138, 1},
    {false, 1, 2235, 2},     {false, 2, 2236, 5},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 3, 2229, 2},     {false, 4, 2238, 5},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 174, 0},      {false, 1, 2248, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 0, 2},        {false, 1, 0, 3},        {false, 1, 1675, 0},     {true, 0, 0, 0},
    {false, 1, 2254, 1},     {false, 2, 2255, 0},     {true, 0, 0, 0},         {false, 2, 1713, 1},
    {false, 1, 475, 0},      {false, 1, 0, 0},        {false, 1, 2257, 1},     {false, 2, 2258, 3},
    {false, 1, 2260, 6},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 3, 2265, 0},     {false, 1, 17, 0},       {false, 1, 2268, 1},     {false, 1, 0, 0},
    {false, 1, 17, 1},       {false, 1, 356, 0},      {false, 1, 1782, 0},     {false, 1, 2274, 0},
    {false, 1, 2254, 0},     {false, 1, 2276, 0},     {false, 1, 17, 1},       {false, 1, 546, 0},
    {false, 1, 546, 0},      {false, 1, 2279, 1},     {false, 2, 2280, 0},     {false, 2, 2277, 0},
    {false, 1, 148, 2},      {false, 1, 2282, 3},     {false, 1, 546, 5},      {false, 1, 2260, 6},
    {true, 0, 0, 0},         {false, 2, 2271, 1},     {false, 1, 148, 3},      {false, 1, 2273, 4},
    {false, 1, 2275, 5},     {false, 5, 2283, 6},     {false, 1, 94, 0},       {false, 1, 2294, 0},
    {false, 1, 2295, 0},     {false, 1, 2296, 0},     {false, 1, 2297, 0},     {false, 1, 2298, 0},
    {false, 1, 489, 1},      {false, 2, 1371, 0},     {false, 3, 2224, 2},     {false, 1, 12, 6},
    {false, 2, 687, 7},      {false, 1, 148, 9},      {false, 4, 2242, 10},    {false, 1, 17, 22},
    {false, 2, 2246, 23},    {false, 1, 2249, 25},    {false, 1, 106, 26},     {false, 4, 2250, 27},
    {false, 4, 2261, 31},    {false, 1, 93, 38},      {false, 1, 288, 39},     {false, 2, 2269, 40},
    {true, 6, 2288, 44},     {false, 2, 2299, 58},    {false, 1, 243, 0},      {false, 1, 2318, 0},
    {false, 1, 140, 0},      {false, 1, 2320, 0},     {true, 0, 0, 0},         {false, 1, 1320, 1},
    {false, 1, 0, 2},        {false, 1, 106, 0},      {false, 3, 2322, 1},     {false, 1, 2319, 0},
    {false, 1, 29, 1},       {false, 1, 2321, 2},     {false, 2, 2325, 3},     {false, 1, 1806, 0},
    {false, 1, 2331, 0},     {false, 1, 243, 0},      {false, 1, 2333, 0},     {false, 1, 28, 0},
    {false, 1, 2332, 0},     {false, 1, 2334, 2},     {false, 1, 2335, 3},     {false, 1, 1611, 0},
    {false, 1, 1611, 1},     {false, 2, 2339, 0},     {false, 1, 1618, 0},     {false, 1, 810, 0},
    {false, 1, 2343, 0},     {false, 1, 784, 1},      {false, 2, 2344, 0},     {false, 1, 356, 0},
    {false, 1, 1150, 0},     {false, 1, 2342, 1},     {false, 1, 2346, 2},     {false, 1, 29, 4},
    {false, 1, 2347, 5},     {false, 1, 17, 0},       {false, 1, 70, 1},       {false, 1, 429, 2},
    {false, 1, 520, 0},      {false, 1, 1570, 0},     {false, 1, 2356, 0},     {false, 1, 2357, 1},
    {false, 1, 1150, 0},     {false, 4, 2327, 1},     {false, 1, 356, 8},      {false, 1, 593, 9},
    {false, 3, 2336, 10},    {false, 1, 17, 14},      {false, 1, 2341, 15},    {false, 5, 2348, 17},
    {false, 3, 2353, 23},    {false, 2, 2358, 26},    {true, 0, 0, 0},         {false, 1, 14, 1},
    {false, 1, 0, 3},        {false, 1, 50, 0},       {false, 1, 79, 0},       {false, 1, 2373, 1},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 141, 0},      {false, 1, 140, 1},
    {false, 1, 1948, 0},     {true, 0, 0, 0},         {false, 2, 2378, 1},     {false, 1, 2380, 3},
    {false, 1, 1930, 4},     {false, 1, 140, 0},      {false, 1, 2385, 0},     {false, 1, 0, 0},
    {false, 1, 604, 1},      {false, 1, 2386, 2},     {false, 1, 17, 0},       {false, 3, 2387, 1},
    {false, 1, 68, 4},       {false, 3, 2390, 0},     {false, 1, 29, 5},       {false, 1, 74, 6},
    {true, 0, 0, 0},         {false, 1, 1656, 1},     {false, 2, 2396, 0},     {false, 1, 2398, 0},
    {false, 1, 175, 0},      {false, 1, 2064, 0},     {false, 1, 2400, 1},     {false, 1, 427, 0},
    {false, 1, 2403, 0},     {false, 1, 2404, 0},     {false, 1, 1828, 0},     {true, 0, 0, 0},
    {false, 1, 175, 1},      {false, 2, 2401, 2},     {false, 1, 2405, 4},     {false, 1, 2406, 5},
    {true, 0, 0, 0},         {false, 1, 451, 1},      {false, 1, 2399, 2},     {false, 1, 813, 4},
    {false, 5, 2407, 5},     {false, 1, 79, 0},       {false, 1, 28, 1},       {false, 1, 29, 2},
    {false, 1, 21, 3},       {true, 1, 0, 0},         {false, 1, 2421, 0},     {false, 1, 2422, 0},
    {false, 1, 2423, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 148, 2},
    {false, 2, 1914, 3},     {false, 1, 0, 5},        {false, 5, 2425, 0},     {false, 1, 17, 0},
    {false, 1, 2430, 1},     {true, 0, 0, 0},         {false, 1, 291, 1},      {false, 1, 8, 0},
    {false, 3, 2370, 2},     {false, 2, 2374, 6},     {false, 2, 2376, 9},     {false, 1, 20, 11},
    {false, 4, 2381, 13},    {false, 1, 635, 18},     {false, 3, 2393, 19},    {false, 5, 2412, 26},
    {false, 4, 2417, 37},    {false, 1, 2406, 41},    {false, 1, 2424, 42},    {false, 2, 2431, 44},
    {false, 2, 2433, 51},    {false, 2, 671, 53},     {false, 1, 1912, 0},     {false, 2, 687, 0},
    {false, 1, 17, 2},       {false, 1, 2450, 3},     {false, 1, 93, 4},       {false, 2, 690, 5},
    {false, 1, 692, 7},      {false, 2, 1914, 0},     {false, 1, 2457, 0},     {false, 1, 2458, 0},
    {false, 1, 1571, 0},     {false, 1, 2459, 0},     {false, 2, 700, 2},      {false, 1, 17, 4},
    {false, 1, 2460, 5},     {false, 1, 106, 6},      {false, 1, 106, 7},      {false, 1, 93, 8},
    {false, 1, 24, 9},       {false, 1, 541, 0},      {false, 1, 1150, 0},     {false, 1, 17, 1},
    {false, 1, 2469, 2},     {false, 1, 1565, 0},     {false, 1, 27, 0},       {false, 1, 2474, 0},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 9, 2},        {false, 3, 2476, 0},
    {true, 1, 0, 0},         {false, 1, 2480, 0},     {true, 0, 0, 0},         {false, 1, 83, 1},
    {true, 0, 0, 0},         {false, 2, 2482, 1},     {false, 1, 83, 3},       {false, 1, 427, 4},
    {false, 1, 243, 5},      {false, 1, 174, 6},      {false, 1, 2260, 7},     {false, 1, 174, 8},
    {false, 8, 2484, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {true, 0, 0, 0},
    {false, 1, 541, 1},      {false, 2, 2493, 2},     {false, 1, 110, 0},      {false, 1, 2473, 1},
    {false, 1, 2475, 2},     {false, 1, 710, 3},      {false, 1, 2479, 4},     {false, 1, 0, 7},
    {false, 1, 2481, 8},     {false, 1, 2492, 10},    {false, 3, 2495, 19},    {false, 1, 0, 0},
    {false, 1, 0, 1},        {false, 2, 2507, 0},     {false, 1, 0, 0},        {false, 1, 0, 1},
    {false, 2, 2510, 0},     {false, 1, 0, 0},        {false, 1, 2512, 1},     {false, 1, 2509, 0},
    {false, 2, 2513, 2},     {false, 1, 1150, 0},     {false, 1, 1550, 1},     {false, 2, 2515, 2},
    {false, 1, 541, 0},      {false, 1, 174, 1},      {false, 1, 135, 0},      {false, 2, 2520, 1},
    {false, 1, 1699, 3},     {false, 1, 0, 4},        {false, 2, 1448, 0},     {false, 1, 2526, 0},
    {false, 1, 356, 0},      {false, 1, 2528, 0},     {false, 1, 2528, 0},     {false, 1, 2529, 1},
    {false, 1, 21, 0},       {false, 1, 2527, 1},     {false, 2, 2530, 3},     {false, 1, 68, 5},
    {true, 0, 0, 0},         {false, 1, 2469, 1},     {false, 2, 2536, 0},     {false, 1, 2538, 0},
    {false, 1, 2539, 0},     {false, 1, 2540, 0},     {false, 2, 1592, 0},     {false, 1, 2542, 0},
    {false, 1, 2543, 0},     {false, 1, 2544, 0},     {false, 1, 2545, 0},     {false, 1, 2546, 0},
    {false, 1, 1987, 0},     {false, 1, 2548, 0},     {false, 1, 2549, 0},     {false, 2, 2493, 0},
    {false, 1, 2551, 0},     {false, 1, 2552, 0},     {false, 1, 2553, 0},     {false, 1, 2175, 0},
    {false, 1, 2555, 0},     {false, 1, 2556, 0},     {false, 1, 2557, 0},     {false, 1, 2558, 0},
    {false, 1, 780, 0},      {false, 1, 2560, 0},     {false, 1, 2561, 0},     {false, 1, 2562, 0},
    {false, 1, 2554, 0},     {false, 1, 2559, 2},     {false, 1, 2563, 3},     {false, 3, 2564, 0},
    {false, 1, 2567, 0},     {false, 1, 2568, 0},     {false, 1, 2569, 0},     {false, 1, 1949, 0},
    {false, 1, 2571, 0},     {false, 1, 2572, 0},     {false, 1, 2573, 0},     {false, 1, 2541, 0},
    {false, 1, 2547, 2},     {false, 1, 2550, 4},     {false, 1, 2570, 5},     {false, 1, 2574, 9},
    {false, 5, 2575, 0},     {true, 0, 0, 0},         {false, 2, 1448, 1},     {false, 2, 2581, 0},
    {false, 1, 2583, 0},     {false, 1, 2276, 0},     {false, 1, 2098, 0},     {false, 1, 2098, 0},
    {false, 1, 2586, 1},     {false, 2, 2587, 0},     {false, 1, 2585, 0},     {false, 1, 148, 1},
    {false, 1, 2589, 2},     {false, 1, 2098, 4},     {false, 1, 2260, 5},     {true, 0, 0, 0},
    {false, 1, 138, 1},      {false, 1, 2584, 2},     {false, 2, 2236, 5},     {false, 5, 2590, 7},
    {true, 0, 0, 0},         {false, 1, 2580, 1},     {false, 1, 0, 11},       {false, 3, 2229, 12},
    {false, 5, 2595, 15},    {false, 1, 1934, 0},     {false, 1, 750, 1},      {false, 1, 0, 2},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 0},        {false, 2, 1371, 1},
    {false, 2, 2610, 0},     {false, 1, 427, 0},      {false, 1, 2612, 0},     {false, 1, 2613, 3},
    {false, 1, 268, 0},      {false, 1, 2616, 0},     {false, 1, 2617, 0},     {false, 1, 26, 0},
    {false, 1, 2619, 0},     {false, 1, 158, 0},      {true, 0, 0, 0},         {false, 1, 1150, 1},
    {false, 1, 2618, 2},     {false, 1, 2620, 3},     {false, 1, 2621, 4},     {false, 1, 9, 0},
    {false, 1, 2627, 0},     {true, 0, 0, 0},         {false, 1, 2628, 1},     {false, 2, 2629, 0},
    {false, 1, 2631, 0},     {false, 1, 2632, 0},     {false, 1, 813, 0},      {false, 1, 2633, 1},
    {false, 1, 633, 0},      {false, 1, 17, 1},       {false, 1, 1174, 0},     {false, 1, 2638, 0},
    {false, 1, 2639, 0},     {false, 1, 2640, 0},     {false, 1, 819, 0},      {false, 1, 2641, 2},
    {false, 1, 784, 3},      {false, 3, 2642, 0},     {false, 1, 1881, 0},     {false, 1, 17, 0},
    {false, 1, 0, 1},        {false, 1, 159, 2},      {false, 1, 1782, 0},     {false, 1, 356, 1},
    {true, 0, 0, 0},         {false, 1, 1612, 1},     {false, 1, 0, 2},        {false, 2, 2636, 0},
    {false, 1, 1550, 2},     {false, 1, 2645, 3},     {false, 1, 2646, 7},     {false, 3, 2647, 9},
    {false, 1, 165, 12},     {false, 2, 2650, 13},    {false, 3, 2652, 15},    {true, 0, 0, 0},
    {false, 1, 140, 1},      {false, 2, 2663, 0},     {false, 1, 2665, 0},     {false, 2, 536, 0},
    {false, 1, 2667, 0},     {false, 1, 1150, 0},     {false, 1, 2618, 1},     {false, 1, 2668, 2},
    {false, 1, 0, 4},        {false, 1, 2621, 5},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 0, 2},        {false, 3, 2674, 0},     {false, 1, 0, 0},        {false, 1, 2526, 1},
    {false, 1, 1559, 0},     {false, 1, 17, 1},       {false, 1, 0, 2},        {false, 1, 2677, 3},
    {false, 2, 2678, 6},     {false, 1, 429, 9},      {false, 1, 328, 0},      {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 1, 0, 2},        {false, 1, 356, 0},      {false, 3, 2687, 1},
    {true, 0, 0, 0},         {false, 2, 2271, 1},     {false, 1, 148, 3},      {false, 1, 2686, 4},
    {false, 1, 164, 5},      {false, 1, 1151, 6},     {false, 1, 2275, 7},     {false, 2, 2690, 8},
    {false, 1, 2529, 0},     {false, 1, 2528, 1},     {false, 2, 2700, 0},     {false, 3, 2470, 0},
    {false, 1, 1151, 3},     {false, 2, 2246, 4},     {false, 1, 356, 6},      {false, 9, 2498, 7},
    {false, 3, 2517, 30},    {false, 4, 2522, 37},    {false, 4, 2532, 42},    {false, 5, 2600, 48},
    {false, 3, 2605, 76},    {false, 2, 2608, 79},    {false, 2, 2614, 81},    {false, 1, 106, 85},
    {false, 5, 2622, 86},    {false, 2, 2634, 91},    {false, 4, 2261, 94},    {false, 8, 2655, 101},
    {false, 1, 2666, 119},   {false, 5, 2669, 121},   {false, 6, 2680, 127},   {true, 8, 2692, 137},
    {false, 1, 2702, 150},   {false, 2, 2299, 152},   {true, 0, 0, 0},         {false, 1, 80, 1},
    {false, 1, 0, 0},        {false, 2, 2726, 1},     {true, 0, 0, 0},         {false, 1, 1591, 1},
    {false, 1, 1617, 2},     {false, 1, 243, 3},      {false, 4, 2730, 0},     {false, 1, 2734, 0},
    {true, 0, 0, 0},         {false, 1, 2735, 1},     {false, 1, 268, 0},      {false, 1, 1692, 0},
    {false, 2, 2728, 2},     {false, 2, 2736, 5},     {false, 1, 2738, 10},    {false, 1, 656, 0},
    {false, 1, 0, 1},        {false, 1, 2023, 0},     {false, 1, 2745, 0},     {false, 1, 2746, 0},
    {false, 1, 2747, 0},     {false, 1, 2748, 0},     {false, 1, 2749, 0},     {false, 1, 2480, 0},
    {false, 1, 2421, 0},     {true, 0, 0, 0},         {false, 1, 1782, 1},     {false, 1, 1320, 2},
    {false, 1, 2752, 3},     {true, 0, 0, 0},         {false, 1, 0, 1},        {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 2, 2757, 2},     {false, 3, 2759, 0},     {false, 1, 2762, 0},
    {false, 1, 2751, 0},     {false, 4, 2753, 2},     {false, 1, 2763, 7},     {false, 1, 243, 0},
    {false, 1, 17, 1},       {false, 1, 2106, 0},     {false, 1, 2769, 0},     {false, 1, 29, 1},
    {false, 1, 83, 0},       {false, 1, 2772, 0},     {false, 1, 17, 0},       {false, 1, 2773, 1},
    {false, 1, 244, 0},      {false, 1, 2776, 0},     {false, 1, 2777, 0},     {true, 0, 0, 0},
    {false, 1, 2778, 1},     {false, 1, 244, 2},      {false, 1, 152, 0},      {false, 4, 2739, 1},
    {false, 2, 2743, 12},    {false, 1, 70, 14},      {false, 1, 2750, 15},    {false, 1, 17, 16},
    {false, 1, 1174, 17},    {false, 3, 2764, 18},    {false, 2, 2767, 29},    {false, 1, 1601, 31},
    {false, 2, 2770, 32},    {false, 1, 0, 34},       {false, 2, 2774, 35},    {false, 3, 2779, 37},
    {false, 1, 0, 0},        {false, 2, 1914, 1},     {false, 1, 818, 0},      {false, 1, 0, 2},
    {false, 2, 1914, 3},     {false, 1, 70, 0},       {false, 1, 70, 1},       {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 1, 26, 2},       {false, 1, 83, 3},       {false, 1, 2254, 4},
    {false, 2, 2493, 0},     {true, 0, 0, 0},         {false, 1, 2808, 1},     {false, 2, 2809, 0},
    {false, 1, 2811, 0},     {false, 1, 149, 0},      {false, 1, 110, 1},      {false, 1, 633, 2},
    {false, 5, 2803, 3},     {false, 1, 2812, 8},     {true, 1, 0, 0},         {false, 2, 213, 0},
    {false, 1, 2819, 0},     {false, 1, 2818, 0},     {false, 1, 2820, 2},     {false, 1, 0, 0},
    {false, 1, 28, 1},       {false, 2, 1824, 0},     {false, 1, 2825, 0},     {false, 2, 2823, 0},
    {false, 1, 542, 2},      {false, 1, 2826, 3},     {false, 1, 243, 5},      {false, 1, 0, 6},
    {true, 0, 0, 0},         {false, 1, 315, 1},      {false, 1, 427, 0},      {false, 2, 2832, 1},
    {false, 2, 2834, 0},     {false, 1, 356, 0},      {false, 1, 475, 1},      {false, 2, 2493, 0},
    {false, 1, 2839, 0},     {false, 1, 2840, 0},     {true, 0, 0, 0},         {false, 1, 1150, 1},
    {false, 1, 2836, 2},     {false, 1, 148, 5},      {false, 1, 1648, 6},     {false, 2, 2837, 7},
    {false, 1, 2841, 9},     {true, 0, 0, 0},         {false, 3, 2229, 1},     {false, 1, 0, 4},
    {false, 1, 0, 0},        {false, 3, 2849, 1},     {false, 1, 2260, 6},     {false, 2, 1448, 7},
    {false, 1, 1150, 0},     {false, 1, 1150, 1},     {false, 1, 356, 2},      {true, 0, 0, 0},
    {false, 2, 536, 1},      {false, 1, 0, 3},        {true, 0, 0, 0},         {false, 1, 817, 1},
    {false, 3, 2229, 3},     {false, 2, 2493, 6},     {false, 2, 213, 0},      {true, 0, 0, 0},
    {false, 1, 2866, 1},     {false, 1, 1150, 0},     {false, 1, 0, 1},        {false, 1, 1150, 2},
    {false, 1, 17, 3},       {false, 4, 2862, 4},     {false, 1, 2260, 12},    {false, 2, 2867, 13},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 0, 2},        {true, 0, 0, 0},
    {false, 1, 0, 1},        {false, 1, 148, 2},      {false, 3, 2876, 3},     {false, 4, 2879, 0},
    {true, 0, 0, 0},         {false, 3, 2876, 1},     {false, 2, 2884, 0},     {true, 0, 0, 0},
    {false, 1, 2883, 1},     {false, 1, 2886, 7},     {false, 1, 29, 0},       {true, 3, 2887, 1},
    {false, 1, 2248, 0},     {false, 1, 2892, 0},     {true, 0, 0, 0},         {false, 1, 2893, 1},
    {false, 1, 174, 2},      {false, 1, 0, 3},        {false, 4, 2894, 0},     {false, 1, 142, 0},
    {false, 1, 9, 0},        {true, 0, 0, 0},         {false, 2, 1495, 1},     {true, 0, 0, 0},
    {false, 1, 2900, 1},     {false, 2, 2901, 2},     {false, 1, 2898, 0},     {false, 1, 2899, 4},
    {false, 3, 2903, 5},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 3, 2909, 0},     {false, 1, 2912, 0},     {false, 1, 2866, 0},     {false, 1, 1150, 0},
    {false, 1, 2913, 1},     {false, 1, 783, 4},      {false, 1, 2914, 5},     {true, 0, 0, 0},
    {false, 1, 2900, 1},     {false, 1, 0, 2},        {false, 1, 0, 3},        {false, 1, 2893, 0},
    {false, 1, 2923, 0},     {false, 1, 2924, 0},     {false, 1, 1794, 0},     {false, 1, 2925, 1},
    {false, 2, 2926, 0},     {false, 1, 2928, 0},     {false, 1, 2929, 0},     {false, 2, 1809, 0},
    {false, 1, 9, 0},        {false, 1, 9, 1},        {false, 2, 2932, 0},     {false, 1, 2934, 0},
    {false, 2, 1713, 0},     {true, 0, 0, 0},         {false, 1, 2936, 1},     {false, 2, 2937, 0},
    {false, 1, 2939, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 1, 2940, 3},     {false, 2, 1495, 0},     {false, 4, 2941, 0},     {false, 1, 2945, 6},
    {false, 4, 2941, 8},     {false, 4, 2919, 0},     {false, 1, 2930, 4},     {false, 1, 2931, 6},
    {false, 1, 1794, 9},     {false, 1, 356, 10},     {false, 1, 2935, 11},    {false, 3, 2946, 13},
    {false, 2, 1495, 0},     {false, 1, 2956, 0},     {false, 1, 2957, 0},     {false, 1, 2956, 0},
    {false, 1, 2959, 0},     {false, 1, 2960, 0},     {false, 1, 2958, 0},     {false, 1, 2961, 2},
    {false, 2, 2962, 0},     {false, 1, 2964, 0},     {false, 1, 2965, 0},     {false, 1, 2966, 0},
    {false, 1, 2967, 0},     {false, 1, 2968, 0},     {false, 1, 174, 0},      {false, 1, 48, 1},
    {false, 1, 633, 3},      {false, 1, 2969, 4},     {false, 1, 1174, 0},     {true, 0, 0, 0},
    {false, 1, 2974, 1},     {false, 1, 243, 2},      {true, 0, 0, 0},         {false, 3, 2975, 1},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 2380, 0},     {true, 0, 0, 0},
    {false, 1, 1656, 1},     {false, 1, 1150, 0},     {false, 1, 0, 1},        {false, 2, 2983, 2},
    {false, 1, 1656, 0},     {false, 1, 1150, 0},     {false, 1, 2988, 1},     {false, 1, 70, 0},
    {false, 1, 1151, 1},     {false, 1, 243, 2},      {false, 1, 70, 3},       {false, 2, 2980, 4},
    {false, 1, 2982, 6},     {false, 3, 2985, 7},     {false, 2, 2989, 11},    {false, 1, 2260, 13},
    {false, 1, 356, 0},      {false, 1, 1150, 0},     {false, 1, 2836, 1},     {false, 1, 3000, 4},
    {false, 2, 2796, 0},     {false, 3, 2798, 3},     {false, 1, 784, 8},      {false, 2, 2801, 9},
    {false, 5, 2813, 11},    {false, 2, 2821, 22},    {false, 5, 2827, 26},    {false, 1, 70, 33},
    {false, 7, 2842, 34},    {false, 1, 17, 45},      {false, 4, 2852, 46},    {false, 3, 2856, 55},
    {false, 3, 2859, 58},    {false, 1, 106, 62},     {false, 7, 2869, 63},    {false, 1, 1794, 79},
    {false, 2, 2890, 80},    {false, 3, 2906, 93},    {false, 4, 2915, 103},   {false, 7, 2949, 110},
    {false, 4, 2970, 137},   {false, 2, 2978, 145},   {false, 9, 2991, 149},   {false, 3, 3001, 163},
    {false, 1, 7, 0},        {false, 1, 140, 2},      {false, 1, 2053, 0},     {false, 1, 0, 3},
    {false, 1, 26, 0},       {false, 1, 3032, 0},     {false, 1, 69, 0},       {false, 1, 1051, 1},
    {false, 1, 270, 2},      {false, 1, 140, 3},      {false, 1, 3033, 4},     {false, 1, 1320, 0},
    {false, 1, 0, 1},        {false, 1, 27, 0},       {false, 1, 19, 1},       {false, 1, 0, 3},
    {false, 1, 356, 0},      {false, 1, 0, 1},        {false, 1, 17, 0},       {false, 1, 242, 1},
    {false, 1, 1150, 0},     {false, 2, 3046, 1},     {false, 1, 603, 3},      {false, 1, 0, 4},
    {false, 1, 135, 0},      {false, 1, 0, 1},        {false, 1, 159, 2},      {false, 1, 24, 0},
    {false, 1, 1053, 1},     {false, 3, 3052, 2},     {false, 1, 243, 0},      {false, 1, 17, 0},
    {false, 1, 3058, 1},     {false, 1, 159, 2},      {true, 0, 0, 0},         {false, 1, 29, 1},
    {false, 2, 3062, 0},     {true, 0, 0, 0},         {false, 1, 3064, 1},     {true, 1, 0, 3},
    {true, 1, 0, 5},         {false, 1, 2179, 0},     {true, 0, 0, 0},         {false, 1, 1150, 1},
    {false, 4, 3065, 2},     {false, 1, 3069, 9},     {false, 1, 17, 10},      {false, 1, 1462, 11},
    {false, 1, 0, 12},       {false, 1, 17, 0},       {false, 1, 1062, 1},     {false, 1, 174, 3},
    {true, 0, 0, 0},         {false, 1, 83, 1},       {false, 2, 3080, 0},     {false, 1, 3082, 0},
    {false, 1, 47, 0},       {false, 1, 3083, 2},     {false, 2, 3084, 0},     {false, 1, 0, 0},
    {false, 2, 3028, 1},     {false, 2, 3030, 4},     {false, 5, 3034, 8},     {false, 1, 635, 13},
    {false, 2, 3039, 14},    {false, 3, 3041, 16},    {false, 2, 3044, 20},    {false, 1, 141, 22},
    {false, 4, 3048, 23},    {false, 3, 3055, 28},    {false, 1, 93, 33},      {false, 3, 3059, 34},
    {false, 7, 3070, 37},    {false, 3, 3077, 50},    {false, 1, 3086, 54},    {false, 1, 51, 58},
    {false, 1, 2347, 60},    {true, 0, 0, 0},         {false, 1, 2892, 1},     {false, 1, 475, 0},
    {false, 1, 0, 1},        {true, 0, 0, 0},         {true, 2, 3105, 1},      {false, 2, 3107, 4},
    {false, 1, 0, 6},        {false, 4, 3109, 0},     {false, 1, 427, 0},      {false, 1, 3114, 0},
    {false, 1, 141, 0},      {false, 1, 1828, 1},     {false, 1, 541, 2},      {false, 1, 0, 3},
    {false, 1, 3115, 4},     {false, 5, 3116, 0},     {false, 1, 1264, 0},     {false, 2, 1914, 0},
    {false, 1, 3122, 2},     {false, 1, 603, 3},      {false, 1, 1550, 0},     {false, 1, 3126, 0},
    {false, 1, 3127, 0},     {false, 1, 3128, 0},     {true, 0, 0, 0},         {false, 1, 3129, 1},
    {false, 1, 0, 2},        {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 2, 3133, 0},
    {false, 1, 3135, 0},     {false, 1, 270, 2},      {false, 2, 3136, 0},     {false, 1, 0, 0},
    {false, 1, 0, 1},        {false, 1, 1174, 0},     {true, 0, 0, 0},         {false, 1, 1321, 1},
    {false, 1, 0, 2},        {false, 1, 1320, 3},     {false, 2, 3139, 4},     {false, 1, 0, 6},
    {false, 1, 1879, 7},     {false, 1, 2260, 9},     {false, 1, 3141, 10},    {false, 9, 3142, 0},
    {false, 1, 3138, 0},     {false, 1, 3151, 3},     {false, 1, 2184, 0},     {true, 1, 0, 0},
    {false, 1, 3155, 0},     {false, 1, 3154, 0},     {false, 1, 29, 1},       {false, 1, 3156, 2},
    {false, 1, 95, 0},       {false, 1, 3160, 0},     {false, 1, 3161, 0},     {false, 1, 3162, 0},
    {false, 1, 2585, 0},     {false, 1, 2294, 1},     {false, 1, 2260, 2},     {true, 0, 0, 0},
    {false, 1, 2585, 1},     {false, 1, 3163, 2},     {false, 1, 94, 3},       {false, 3, 3164, 4},
    {false, 1, 2260, 7},     {true, 0, 0, 0},         {false, 6, 3167, 1},     {false, 2, 2493, 0},
    {false, 1, 3175, 0},     {false, 1, 0, 0},        {false, 1, 243, 1},      {false, 1, 2260, 2},
    {false, 1, 522, 0},      {false, 1, 1969, 0},     {false, 1, 604, 1},      {false, 1, 3180, 2},
    {true, 0, 0, 0},         {false, 1, 1174, 1},     {false, 1, 0, 0},        {false, 3, 3181, 1},
    {false, 2, 3184, 4},     {false, 1, 2248, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 243, 2},      {false, 1, 2900, 3},     {false, 2, 3173, 4},     {false, 1, 3176, 13},
    {false, 3, 3177, 15},    {false, 3, 3186, 18},    {false, 1, 2260, 24},    {false, 1, 3189, 25},
    {false, 1, 2318, 0},     {false, 1, 3200, 0},     {false, 1, 3113, 0},     {false, 1, 79, 7},
    {false, 1, 3121, 8},     {false, 1, 17, 13},      {false, 3, 3123, 14},    {false, 3, 3130, 18},
    {false, 2, 3152, 21},    {false, 1, 0, 35},       {false, 3, 3157, 36},    {false, 10, 3190, 40},
    {false, 2, 1133, 66},    {false, 1, 3201, 68},    {false, 1, 2555, 0},     {false, 1, 3214, 0},
    {false, 1, 3215, 0},     {false, 1, 3216, 0},     {false, 1, 141, 1},      {false, 2, 3217, 0},
    {false, 1, 2956, 0},     {false, 1, 3219, 0},     {false, 1, 3220, 2},     {false, 1, 2421, 4},
    {false, 1, 17, 0},       {false, 1, 141, 1},      {false, 1, 93, 2},       {false, 1, 1534, 3},
    {false, 1, 24, 4},       {false, 3, 3221, 5},     {false, 1, 0, 0},        {false, 1, 109, 1},
    {false, 1, 138, 0},      {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 1, 9, 3},        {false, 4, 3233, 0},     {true, 0, 0, 0},         {false, 1, 243, 1},
    {false, 2, 2482, 2},     {false, 1, 0, 4},        {false, 1, 83, 5},       {false, 1, 427, 6},
    {false, 1, 243, 7},      {false, 1, 174, 8},      {false, 1, 2260, 9},     {false, 1, 174, 10},
    {false, 1, 0, 11},       {false, 11, 3238, 0},    {false, 1, 2106, 0},     {true, 0, 0, 0},
    {false, 1, 3250, 1},     {false, 2, 3251, 0},     {false, 1, 541, 0},      {false, 1, 3253, 1},
    {false, 2, 3230, 0},     {false, 1, 3232, 2},     {false, 1, 2473, 3},     {false, 1, 3237, 4},
    {false, 1, 2481, 8},     {false, 1, 3249, 10},    {false, 2, 3254, 22},    {false, 1, 2528, 0},
    {false, 1, 21, 0},       {false, 1, 3263, 1},     {false, 1, 2527, 2},     {false, 1, 68, 4},
    {true, 0, 0, 0},         {false, 1, 603, 1},      {false, 1, 2386, 2},     {false, 1, 0, 3},
    {false, 4, 3268, 0},     {false, 1, 3272, 0},     {false, 1, 140, 4},      {true, 1, 0, 5},
    {false, 1, 2612, 0},     {false, 2, 1914, 3},     {false, 1, 1986, 0},     {false, 1, 2559, 1},
    {false, 2, 3278, 0},     {false, 1, 3280, 0},     {false, 1, 3281, 0},     {false, 1, 2548, 0},
    {false, 1, 3283, 0},     {false, 1, 3284, 0},     {false, 1, 2541, 0},     {false, 1, 2547, 2},
    {false, 1, 3282, 4},     {false, 1, 3285, 6},     {false, 1, 2563, 7},     {false, 1, 2574, 8},
    {false, 6, 3286, 0},     {false, 1, 3292, 0},     {false, 1, 3293, 0},     {false, 1, 633, 9},
    {false, 1, 2166, 10},    {false, 1, 1150, 0},     {false, 1, 356, 1},      {false, 1, 0, 2},
    {false, 1, 2633, 0},     {false, 1, 1794, 0},     {false, 2, 2636, 0},     {false, 1, 1550, 2},
    {false, 3, 2647, 3},     {false, 1, 165, 6},      {true, 0, 0, 0},         {false, 1, 140, 1},
    {false, 2, 3306, 0},     {false, 1, 2899, 0},     {false, 1, 3308, 0},     {false, 1, 3309, 2},
    {false, 1, 1559, 0},     {false, 1, 17, 1},       {false, 1, 0, 2},        {false, 2, 2678, 3},
    {false, 1, 2621, 0},     {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 1, 3316, 3},     {false, 4, 3317, 0},     {false, 1, 2686, 0},     {false, 1, 164, 1},
    {false, 1, 3321, 2},     {false, 1, 2528, 0},     {false, 1, 3325, 0},     {false, 3, 2470, 0},
    {false, 1, 1151, 3},     {false, 1, 356, 4},      {false, 7, 3256, 5},     {false, 3, 2517, 30},
    {false, 4, 2522, 37},    {false, 4, 3264, 42},    {false, 3, 3273, 47},    {false, 3, 2605, 54},
    {false, 2, 3276, 57},    {false, 3, 3294, 62},    {false, 3, 3297, 73},    {false, 1, 3300, 76},
    {false, 1, 3301, 78},    {false, 4, 3302, 79},    {false, 2, 3310, 86},    {false, 1, 1151, 89},
    {false, 4, 3312, 90},    {false, 3, 3322, 96},    {false, 1, 3326, 102},   {false, 1, 0, 103},
    {true, 0, 0, 0},         {false, 1, 541, 1},      {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 2, 2823, 2},     {false, 1, 2900, 4},     {false, 2, 3348, 5},     {false, 1, 139, 7},
    {false, 3, 3177, 8},     {false, 1, 3309, 11},    {false, 1, 2260, 12},    {false, 1, 0, 13},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},        {false, 3, 3360, 0},
    {false, 1, 3363, 0},     {false, 1, 356, 0},      {false, 1, 160, 0},      {false, 1, 0, 1},
    {false, 2, 3366, 0},     {false, 1, 1150, 0},     {false, 1, 2836, 1},     {false, 1, 2421, 4},
    {false, 1, 158, 6},      {false, 1, 3365, 7},     {false, 1, 3368, 8},     {false, 1, 140, 10},
    {true, 0, 0, 0},         {false, 1, 1590, 1},     {false, 2, 3376, 0},     {false, 1, 106, 0},
    {false, 1, 0, 1},        {false, 1, 3058, 0},     {false, 2, 3379, 1},     {false, 1, 2929, 3},
    {true, 1, 0, 5},         {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 0, 2},
    {false, 3, 3385, 0},     {false, 1, 3388, 0},     {true, 0, 0, 0},         {false, 1, 148, 1},
    {false, 2, 1713, 2},     {false, 2, 2608, 4},     {false, 2, 2608, 6},     {false, 1, 9, 8},
    {false, 1, 162, 9},      {false, 1, 1151, 10},    {false, 1, 3389, 0},     {false, 8, 3390, 3},
    {false, 1, 161, 0},      {false, 1, 3400, 0},     {false, 1, 3401, 0},     {false, 1, 3402, 0},
    {false, 1, 3403, 0},     {false, 1, 243, 0},      {false, 1, 3404, 0},     {false, 1, 3405, 1},
    {false, 1, 0, 0},        {false, 1, 9, 1},        {true, 0, 0, 0},         {false, 2, 2493, 1},
    {false, 2, 3406, 0},     {false, 1, 2116, 2},     {false, 2, 3408, 3},     {false, 2, 3410, 5},
    {false, 1, 106, 0},      {true, 0, 0, 0},         {false, 1, 17, 1},       {true, 0, 0, 0},
    {false, 2, 3417, 1},     {false, 1, 3416, 0},     {false, 2, 3419, 1},     {false, 1, 29, 4},
    {false, 1, 1806, 0},     {false, 1, 3424, 0},     {false, 1, 0, 2},        {false, 2, 3425, 0},
    {false, 2, 2493, 0},     {false, 1, 3428, 0},     {false, 1, 3428, 2},     {false, 1, 2956, 0},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 3431, 2},     {false, 3, 3432, 0},
    {false, 3, 3432, 4},     {false, 2, 3435, 0},     {false, 1, 0, 0},        {false, 1, 0, 1},
    {false, 2, 3438, 0},     {true, 0, 0, 0},         {false, 1, 3440, 1},     {false, 1, 0, 3},
    {false, 2, 3429, 0},     {false, 1, 3437, 4},     {false, 3, 3441, 12},    {false, 1, 27, 0},
    {false, 1, 3447, 0},     {false, 1, 1240, 0},     {false, 1, 522, 0},      {false, 1, 17, 0},
    {false, 1, 3448, 1},     {false, 1, 3449, 2},     {false, 1, 3450, 3},     {false, 2, 2014, 0},
    {false, 1, 158, 0},      {false, 1, 1532, 0},     {false, 1, 3456, 1},     {false, 2, 3457, 0},
    {false, 1, 3459, 0},     {false, 1, 3460, 0},     {false, 1, 3461, 0},     {false, 1, 3462, 0},
    {false, 1, 83, 2},       {false, 1, 3455, 0},     {false, 2, 3463, 2},     {false, 1, 2320, 0},
    {false, 1, 0, 0},        {false, 1, 0, 1},        {false, 1, 2936, 0},     {true, 0, 0, 0},
    {false, 1, 2936, 1},     {false, 1, 3470, 3},     {false, 3, 3471, 0},     {false, 1, 0, 0},
    {false, 1, 0, 1},        {false, 1, 3474, 0},     {false, 1, 475, 5},      {false, 2, 3475, 6},
    {true, 0, 0, 0},         {false, 1, 0, 1},        {false, 1, 148, 2},      {false, 2, 1824, 3},
    {false, 1, 3467, 5},     {false, 2, 3468, 6},     {false, 1, 162, 8},      {false, 1, 1151, 9},
    {false, 3, 3477, 10},    {false, 6, 3167, 0},     {false, 1, 140, 0},      {false, 1, 1700, 1},
    {false, 1, 174, 0},      {false, 1, 1699, 1},     {false, 2, 3492, 0},     {true, 1, 0, 0},
    {true, 1, 0, 2},         {true, 1, 0, 4},         {true, 0, 0, 6},         {false, 1, 0, 7},
    {false, 2, 3490, 8},     {false, 2, 1824, 10},    {false, 1, 3494, 12},    {false, 1, 1151, 14},
    {false, 1, 3467, 15},    {false, 2, 3468, 16},    {false, 1, 162, 18},     {false, 3, 3477, 19},
    {false, 9, 3480, 0},     {false, 1, 3489, 18},    {false, 1, 0, 26},       {false, 1, 633, 27},
    {false, 13, 3495, 28},   {false, 1, 1150, 0},     {false, 1, 2836, 1},     {false, 1, 3365, 4},
    {false, 1, 280, 0},      {false, 1, 1559, 1},     {false, 10, 3350, 2},    {false, 1, 3364, 16},
    {false, 7, 3369, 19},    {false, 1, 3378, 30},    {false, 4, 3381, 32},    {false, 2, 3398, 39},
    {false, 1, 1151, 53},    {false, 4, 3412, 54},    {false, 3, 3421, 62},    {false, 1, 3427, 67},
    {false, 3, 3444, 70},    {false, 1, 1151, 86},    {false, 4, 3451, 87},    {false, 2, 3465, 91},
    {false, 5, 3508, 96},    {false, 3, 3513, 151},   {false, 1, 3, 156},      {false, 1, 723, 0},
    {false, 1, 3535, 0},     {false, 1, 0, 1},        {false, 1, 1869, 0},     {false, 1, 0, 0},
    {false, 1, 1298, 1},     {false, 2, 3539, 0},     {true, 0, 0, 0},         {false, 1, 1450, 1},
    {false, 1, 0, 2},        {false, 3, 3542, 0},     {false, 1, 3541, 0},     {false, 1, 3545, 2},
    {false, 1, 2585, 0},     {false, 1, 2260, 1},     {false, 2, 3548, 0},     {false, 1, 3550, 0},
    {false, 1, 2318, 2},     {false, 1, 243, 0},      {false, 1, 2260, 1},     {false, 1, 1879, 0},
    {false, 2, 3546, 0},     {false, 2, 3551, 5},     {false, 2, 3553, 8},     {false, 1, 3555, 10},
    {true, 0, 0, 0},         {false, 2, 3417, 1},     {false, 1, 0, 3},        {true, 3, 3560, 0},
    {false, 1, 3563, 0},     {false, 1, 290, 0},      {false, 1, 3564, 1},     {false, 1, 140, 6},
    {true, 0, 0, 0},         {false, 1, 1550, 1},     {true, 0, 0, 0},         {false, 1, 148, 1},
    {false, 1, 1320, 2},     {false, 2, 3568, 3},     {false, 1, 21, 0},       {false, 4, 3570, 1},
    {false, 1, 21, 6},       {true, 0, 0, 0},         {false, 1, 1591, 1},     {false, 1, 2958, 2},
    {false, 1, 0, 4},        {false, 1, 2961, 5},     {false, 5, 3577, 0},     {false, 1, 3582, 0},
    {false, 1, 3583, 0},     {false, 1, 3584, 0},     {false, 1, 3585, 0},     {false, 1, 148, 7},
    {false, 1, 0, 8},        {false, 1, 161, 9},      {false, 1, 162, 10},     {false, 1, 1699, 11},
    {false, 1, 1533, 12},    {false, 1, 477, 0},      {false, 1, 3593, 0},     {false, 1, 290, 0},
    {false, 7, 3586, 1},     {false, 1, 3594, 14},    {false, 2, 2009, 0},     {false, 1, 106, 2},
    {false, 1, 429, 3},      {false, 1, 140, 0},      {false, 2, 2344, 0},     {false, 1, 3602, 0},
    {false, 1, 3603, 0},     {false, 1, 3604, 0},     {false, 1, 3601, 0},     {false, 1, 3605, 1},
    {false, 2, 3536, 0},     {false, 1, 1550, 2},     {false, 3, 720, 3},      {false, 1, 148, 6},
    {false, 1, 3538, 7},     {false, 1, 17, 8},       {false, 4, 3556, 9},     {false, 3, 3565, 21},
    {false, 3, 3574, 28},    {false, 1, 1534, 35},    {false, 3, 3595, 36},    {false, 3, 3598, 51},
    {false, 2, 3606, 55},    {false, 1, 7, 0},        {false, 1, 17, 2},       {false, 1, 1150, 0},
    {false, 1, 1051, 1},     {false, 1, 356, 2},      {false, 1, 1846, 0},     {false, 1, 2613, 2},
    {true, 0, 0, 0},         {false, 1, 17, 1},       {false, 2, 3628, 0},     {false, 1, 3630, 0},
    {false, 1, 3631, 0},     {false, 1, 1965, 2},     {false, 2, 3632, 0},     {false, 1, 2621, 3},
    {false, 1, 24, 0},       {true, 1, 0, 1},         {true, 0, 0, 0},         {false, 1, 0, 1},
    {false, 1, 28, 2},       {false, 3, 3638, 0},     {false, 1, 1987, 0},     {false, 1, 318, 0},
    {false, 1, 1345, 1},     {false, 1, 1996, 2},     {false, 1, 159, 4},      {false, 1, 3641, 5},
    {false, 1, 3642, 8},     {false, 2, 3632, 0},     {false, 1, 740, 3},      {false, 1, 2621, 4},
    {false, 1, 148, 0},      {false, 1, 291, 1},      {false, 1, 2016, 2},     {false, 1, 1150, 0},
    {false, 1, 50, 1},       {false, 1, 1150, 0},     {false, 1, 356, 1},      {false, 2, 3621, 2},
    {false, 1, 1329, 5},     {false, 2, 15, 7},       {false, 3, 3623, 10},    {false, 2, 1935, 13},
    {false, 1, 20, 15},      {false, 2, 3626, 17},    {false, 2, 3634, 20},    {false, 2, 3636, 24},
    {false, 2, 30, 27},      {false, 6, 3643, 29},    {false, 3, 3649, 38},    {false, 1, 24, 43},
    {false, 3, 3652, 44},    {false, 2, 3655, 48},    {false, 1, 2023, 51},    {false, 2, 1914, 0},
    {false, 1, 3675, 0},     {false, 1, 2385, 0},     {false, 1, 699, 0},      {false, 1, 741, 0},
    {false, 1, 3679, 0},     {false, 1, 3680, 0},     {false, 1, 2638, 0},     {false, 1, 3682, 0},
    {false, 1, 158, 0},      {false, 1, 0, 1},        {false, 1, 3683, 2},     {true, 0, 0, 0},
    {false, 1, 1174, 1},     {false, 1, 3470, 0},     {false, 1, 3689, 0},     {false, 1, 3690, 0},
    {false, 1, 3691, 0},     {false, 1, 3692, 0},     {false, 1, 3692, 2},     {false, 1, 1239, 0},
    {false, 2, 3693, 1},     {false, 1, 1930, 0},     {false, 2, 1776, 0},     {false, 1, 3698, 0},
    {false, 1, 3699, 0},     {false, 1, 3700, 0},     {false, 1, 3701, 0},     {false, 1, 3702, 0},
    {false, 1, 3697, 0},     {false, 1, 3703, 1},     {false, 1, 1532, 0},     {false, 1, 3678, 1},
    {false, 1, 3681, 2},     {false, 3, 3684, 3},     {false, 2, 3687, 6},     {false, 2, 3695, 8},
    {false, 2, 3704, 13},    {false, 1, 3677, 0},     {false, 7, 3706, 1},     {true, 0, 0, 0},
    {false, 1, 356, 1},      {false, 1, 94, 2},       {false, 1, 356, 0},      {false, 1, 0, 1},
    {false, 3, 3715, 0},     {false, 1, 2334, 3},     {false, 2, 3718, 4},     {false, 2, 3475, 0},
    {false, 1, 3723, 0},     {false, 1, 1965, 0},     {false, 2, 3468, 0},     {false, 1, 3726, 0},
    {false, 1, 3726, 2},     {false, 1, 17, 0},       {false, 2, 3727, 1},     {false, 1, 633, 0},
    {false, 1, 3731, 0},     {false, 1, 3732, 0},     {false, 1, 3733, 0},     {false, 1, 1150, 0},
    {false, 1, 3676, 1},     {false, 1, 70, 3},       {false, 2, 3713, 4},     {false, 1, 79, 21},
    {false, 1, 70, 22},      {false, 3, 3720, 23},    {false, 1, 17, 29},      {false, 1, 3316, 30},
    {false, 1, 3724, 31},    {false, 1, 93, 33},      {false, 1, 3725, 34},    {false, 1, 3316, 35},
    {false, 2, 3729, 36},    {false, 1, 3734, 41},    {false, 2, 1713, 0},     {false, 1, 356, 0},
    {false, 1, 3750, 1},     {false, 1, 3058, 0},     {false, 2, 3751, 0},     {false, 1, 3753, 3},
    {true, 0, 0, 0},         {false, 1, 2450, 1},     {false, 1, 593, 0},      {false, 2, 3754, 1},
    {false, 1, 17, 5},       {false, 1, 93, 6},       {false, 1, 0, 7},        {false, 2, 3756, 8},
    {false, 1, 24, 10},      {false, 1, 1150, 0},     {false, 1, 1150, 1},     {false, 1, 0, 0},
    {false, 1, 159, 1},      {false, 1, 148, 0},      {false, 2, 3767, 1},     {false, 1, 1533, 3},
    {false, 1, 17, 0},       {false, 1, 1587, 1},     {false, 1, 162, 0},      {false, 1, 2621, 1},
    {false, 3, 1580, 0},     {false, 1, 3316, 3},     {false, 1, 17, 4},       {false, 2, 3765, 5},
    {false, 1, 0, 7},        {false, 2, 3765, 8},     {false, 1, 244, 10},     {false, 1, 84, 11},
    {false, 3, 3769, 12},    {false, 2, 3765, 16},    {false, 2, 3772, 18},    {false, 2, 3774, 20},
    {false, 1, 328, 22},     {false, 1, 1602, 23},    {false, 1, 6, 0},        {false, 1, 0, 2},
    {false, 2, 3790, 0},     {false, 1, 79, 0},       {false, 1, 50, 1},       {false, 1, 3792, 0},
    {false, 2, 687, 3},      {false, 1, 1879, 5},     {false, 1, 17, 7},       {false, 1, 106, 8},
    {false, 1, 93, 9},       {false, 1, 24, 10},      {false, 2, 3793, 11},    {false, 1, 523, 0},
    {false, 1, 21, 1},       {false, 1, 0, 0},        {false, 1, 0, 0},        {false, 1, 3805, 1},
    {false, 1, 280, 0},      {false, 2, 275, 1},      {false, 1, 148, 3},      {false, 2, 3803, 4},
    {false, 1, 17, 6},       {false, 1, 106, 7},      {false, 1, 2025, 8},     {false, 1, 93, 9},
    {false, 1, 24, 10},      {false, 2, 3806, 11},    {false, 16, 52, 0},      {false, 8, 98, 27},
    {false, 14, 248, 39},    {false, 11, 432, 75},    {false, 16, 500, 129},   {false, 5, 531, 159},
    {false, 12, 576, 167},   {false, 8, 625, 189},    {false, 14, 673, 201},   {false, 5, 693, 230},
    {false, 7, 702, 237},    {false, 11, 837, 245},   {false, 8, 860, 305},    {false, 9, 1041, 314},
    {false, 14, 1086, 386},  {false, 9, 1135, 415},   {false, 4, 1146, 434},   {false, 12, 1210, 439},
    {false, 13, 1276, 484},  {false, 11, 1309, 524},  {false, 14, 1357, 547},  {false, 9, 1396, 587},
    {false, 5, 1407, 604},   {false, 4, 1412, 609},   {false, 9, 1417, 613},   {false, 8, 1434, 624},
    {false, 16, 1515, 634},  {false, 16, 1721, 703},  {false, 15, 1897, 819},  {false, 19, 2028, 918},
    {false, 18, 2144, 984},  {false, 12, 2212, 1051}, {false, 17, 2301, 1090}, {false, 10, 2360, 1150},
    {false, 15, 2435, 1178}, {false, 6, 2451, 1234},  {false, 8, 2461, 1242},  {false, 23, 2703, 1252},
    {false, 14, 2782, 1406}, {false, 24, 3004, 1446}, {false, 18, 3087, 1614}, {false, 12, 3202, 1675},
    {false, 6, 3224, 1744},  {false, 21, 3327, 1755}, {false, 19, 3516, 1859}, {false, 13, 3608, 2017},
    {false, 18, 3657, 2075}, {false, 15, 3735, 2127}, {false, 7, 3758, 2169},  {false, 14, 3776, 2180},
    {false, 8, 3795, 2204},  {false, 10, 3808, 2218},
};

// Where the text of each name begins, in the order of the names; the last is the end.
const std::uint16_t reference_text_offsets[2232] = {
    0,    2,    4,    5,    6,    8,    10,   12,   14,   16,   18,   22,   24,   26,   28,   30,   33,
    35,   39,   42,   44,   46,   50,   53,   55,   57,   59,   61,   64,   67,   70,   72,   75,   78,
    80,   84,   88,   90,   93,   96,   98,   100,  102,  104,  107,  110,  113,  115,  117,  119,  121,
    124,  126,  128,  130,  133,  135,  138,  141,  144,  147,  150,  153,  156,  159,  162,  165,  168,
    171,  174,  177,  180,  183,  187,  190,  193,  196,  199,  201,  203,  205,  208,  211,  214,  216,
    218,  221,  223,  227,  229,  231,  233,  234,  236,  239,  242,  246,  248,  251,  254,  257,  259,
    262,  265,  268,  271,  274,  277,  280,  283,  286,  289,  292,  295,  298,  301,  304,  306,  309,
    312,  315,  318,  321,  324,  327,  330,  333,  336,  340,  342,  344,  346,  348,  350,  352,  354,
    356,  358,  360,  362,  366,  368,  370,  373,  375,  378,  381,  383,  387,  389,  392,  395,  398,
    401,  404,  406,  408,  410,  413,  416,  418,  422,  425,  428,  432,  435,  438,  441,  443,  444,
    445,  447,  449,  451,  453,  455,  457,  459,  463,  466,  470,  473,  476,  479,  482,  485,  488,
    491,  495,  498,  500,  502,  503,  505,  508,  511,  514,  517,  520,  522,  525,  528,  530,  532,
    534,  536,  538,  540,  542,  544,  546,  549,  551,  553,  556,  558,  561,  564,  567,  570,  573,
    576,  579,  581,  585,  587,  590,  592,  594,  596,  598,  600,  602,  606,  610,  614,  616,  618,
    620,  622,  624,  626,  628,  632,  636,  640,  642,  643,  644,  646,  648,  651,  654,  657,  659,
    661,  663,  666,  669,  672,  675,  678,  681,  684,  687,  690,  693,  696,  699,  702,  705,  708,
    711,  714,  717,  720,  723,  726,  729,  732,  735,  738,  741,  744,  747,  750,  753,  756,  759,
    763,  766,  769,  771,  774,  777,  780,  783,  786,  789,  793,  796,  799,  802,  805,  807,  810,
    813,  815,  818,  821,  825,  828,  832,  835,  837,  839,  841,  843,  845,  847,  850,  853,  856,
    859,  862,  865,  866,  870,  873,  875,  878,  881,  884,  887,  890,  893,  896,  901,  904,  907,
    910,  915,  920,  923,  928,  931,  936,  941,  944,  949,  952,  955,  958,  961,  966,  971,  974,
    979,  984,  987,  992,  995,  998,  1001, 1006, 1009, 1014, 1017, 1022, 1025, 1031, 1034, 1037, 1042,
    1045, 1050, 1056, 1059, 1062, 1065, 1068, 1071, 1074, 1078, 1080, 1082, 1084, 1086, 1088, 1090, 1092,
    1094, 1096, 1098, 1102, 1104, 1106, 1108, 1110, 1112, 1116, 1119, 1122, 1125, 1129, 1131, 1133, 1135,
    1137, 1140, 1142, 1144, 1147, 1150, 1153, 1156, 1159, 1161, 1165, 1167, 1169, 1171, 1174, 1177, 1180,
    1183, 1186, 1189, 1192, 1195, 1198, 1201, 1204, 1208, 1210, 1211, 1212, 1216, 1219, 1223, 1226, 1228,
    1230, 1232, 1235, 1238, 1241, 1243, 1245, 1247, 1250, 1253, 1256, 1259, 1262, 1264, 1267, 1270, 1273,
    1276, 1279, 1282, 1285, 1288, 1291, 1294, 1297, 1300, 1303, 1306, 1309, 1312, 1315, 1318, 1321, 1324,
    1327, 1330, 1333, 1336, 1339, 1342, 1345, 1348, 1351, 1353, 1355, 1357, 1359, 1362, 1364, 1366, 1368,
    1370, 1374, 1377, 1380, 1383, 1386, 1388, 1391, 1395, 1398, 1401, 1404, 1407, 1410, 1413, 1416, 1419,
    1423, 1426, 1429, 1432, 1435, 1438, 1441, 1444, 1447, 1450, 1453, 1456, 1459, 1462, 1465, 1467, 1469,
    1472, 1474, 1476, 1477, 1479, 1481, 1483, 1485, 1489, 1492, 1494, 1500, 1503, 1506, 1509, 1512, 1515,
    1519, 1522, 1526, 1528, 1530, 1532, 1535, 1538, 1540, 1542, 1544, 1546, 1548, 1550, 1554, 1556, 1558,
    1560, 1561, 1564, 1567, 1570, 1573, 1576, 1578, 1582, 1585, 1588, 1591, 1594, 1597, 1600, 1603, 1606,
    1609, 1612, 1615, 1617, 1619, 1621, 1625, 1627, 1629, 1631, 1634, 1637, 1639, 1642, 1645, 1648, 1651,
    1654, 1657, 1658, 1661, 1664, 1667, 1671, 1675, 1679, 1682, 1684, 1687, 1691, 1695, 1699, 1703, 1705,
    1709, 1713, 1715, 1717, 1719, 1721, 1723, 1725, 1727, 1731, 1735, 1739, 1741, 1743, 1745, 1747, 1749,
    1751, 1754, 1756, 1759, 1762, 1766, 1768, 1770, 1772, 1775, 1780, 1783, 1785, 1787, 1789, 1791, 1793,
    1795, 1797, 1800, 1804, 1806, 1808, 1811, 1814, 1816, 1818, 1821, 1822, 1823, 1826, 1829, 1832, 1835,
    1838, 1841, 1844, 1847, 1850, 1853, 1856, 1859, 1862, 1865, 1868, 1871, 1874, 1877, 1880, 1883, 1886,
    1888, 1891, 1893, 1897, 1900, 1903, 1906, 1909, 1912, 1913, 1916, 1919, 1921, 1923, 1927, 1928, 1931,
    1934, 1936, 1938, 1940, 1942, 1945, 1948, 1951, 1954, 1956, 1959, 1962, 1965, 1968, 1971, 1974, 1977,
    1980, 1983, 1985, 1988, 1991, 1994, 1997, 1999, 2002, 2004, 2007, 2010, 2014, 2017, 2020, 2023, 2026,
    2029, 2032, 2035, 2038, 2041, 2044, 2047, 2050, 2053, 2056, 2059, 2062, 2065, 2068, 2071, 2074, 2077,
    2080, 2083, 2086, 2089, 2093, 2099, 2102, 2106, 2109, 2112, 2115, 2118, 2121, 2124, 2127, 2130, 2133,
    2136, 2139, 2142, 2145, 2148, 2151, 2154, 2157, 2160, 2163, 2166, 2169, 2172, 2175, 2178, 2181, 2184,
    2187, 2190, 2193, 2196, 2199, 2202, 2205, 2208, 2211, 2214, 2217, 2220, 2223, 2226, 2229, 2232, 2235,
    2238, 2241, 2244, 2247, 2250, 2252, 2254, 2256, 2260, 2263, 2266, 2269, 2270, 2273, 2276, 2279, 2282,
    2285, 2288, 2291, 2294, 2296, 2299, 2302, 2305, 2308, 2311, 2314, 2320, 2323, 2325, 2328, 2330, 2332,
    2334, 2336, 2339, 2342, 2344, 2346, 2348, 2351, 2353, 2355, 2357, 2361, 2363, 2366, 2369, 2371, 2374,
    2377, 2379, 2382, 2385, 2388, 2390, 2393, 2396, 2399, 2402, 2405, 2408, 2411, 2414, 2417, 2420, 2421,
    2424, 2427, 2428, 2429, 2432, 2435, 2438, 2441, 2444, 2447, 2450, 2454, 2457, 2459, 2461, 2464, 2467,
    2470, 2474, 2477, 2480, 2483, 2486, 2489, 2492, 2495, 2498, 2501, 2504, 2507, 2510, 2513, 2516, 2519,
    2522, 2525, 2531, 2534, 2537, 2540, 2543, 2546, 2549, 2551, 2553, 2556, 2559, 2562, 2565, 2568, 2571,
    2574, 2577, 2580, 2583, 2586, 2589, 2592, 2595, 2598, 2600, 2602, 2604, 2607, 2610, 2613, 2616, 2618,
    2620, 2622, 2625, 2628, 2632, 2635, 2638, 2641, 2644, 2647, 2650, 2652, 2654, 2657, 2659, 2661, 2663,
    2666, 2669, 2671, 2674, 2677, 2678, 2682, 2684, 2687, 2690, 2693, 2696, 2699, 2702, 2705, 2708, 2711,
    2714, 2717, 2720, 2723, 2727, 2729, 2732, 2734, 2737, 2740, 2743, 2746, 2749, 2752, 2754, 2757, 2760,
    2763, 2765, 2767, 2770, 2772, 2775, 2777, 2779, 2782, 2784, 2786, 2789, 2792, 2796, 2799, 2801, 2803,
    2806, 2809, 2812, 2815, 2818, 2821, 2824, 2826, 2829, 2832, 2835, 2838, 2841, 2844, 2846, 2849, 2851,
    2855, 2858, 2861, 2864, 2866, 2868, 2870, 2873, 2876, 2879, 2882, 2885, 2886, 2889, 2892, 2895, 2898,
    2901, 2904, 2907, 2910, 2913, 2915, 2917, 2919, 2921, 2923, 2926, 2927, 2930, 2933, 2936, 2939, 2941,
    2944, 2947, 2950, 2953, 2957, 2960, 2962, 2965, 2968, 2971, 2973, 2977, 2980, 2983, 2986, 2989, 2991,
    2993, 2996, 2998, 3000, 3003, 3006, 3009, 3012, 3015, 3017, 3019, 3022, 3025, 3028, 3031, 3034, 3037,
    3040, 3043, 3047, 3050, 3053, 3055, 3057, 3059, 3062, 3064, 3066, 3068, 3070, 3073, 3076, 3079, 3082,
    3085, 3088, 3091, 3094, 3097, 3100, 3106, 3109, 3113, 3116, 3119, 3122, 3124, 3127, 3130, 3133, 3136,
    3139, 3142, 3145, 3148, 3151, 3154, 3157, 3161, 3162, 3165, 3168, 3171, 3174, 3175, 3176, 3179, 3182,
    3185, 3188, 3191, 3194, 3197, 3200, 3203, 3206, 3209, 3212, 3218, 3224, 3227, 3230, 3232, 3235, 3237,
    3240, 3243, 3246, 3249, 3251, 3254, 3257, 3260, 3263, 3267, 3270, 3273, 3276, 3279, 3282, 3285, 3289,
    3292, 3296, 3299, 3301, 3304, 3307, 3309, 3311, 3314, 3316, 3318, 3320, 3322, 3324, 3326, 3329, 3333,
    3335, 3337, 3340, 3343, 3346, 3349, 3352, 3354, 3356, 3359, 3362, 3365, 3367, 3370, 3372, 3375, 3378,
    3381, 3384, 3386, 3389, 3392, 3395, 3398, 3401, 3404, 3406, 3408, 3412, 3414, 3417, 3419, 3421, 3425,
    3428, 3431, 3434, 3437, 3440, 3443, 3446, 3448, 3450, 3452, 3454, 3456, 3458, 3462, 3464, 3468, 3472,
    3474, 3476, 3478, 3480, 3482, 3484, 3488, 3490, 3492, 3494, 3498, 3502, 3505, 3508, 3511, 3514, 3517,
    3520, 3523, 3525, 3528, 3531, 3533, 3536, 3539, 3542, 3545, 3547, 3549, 3552, 3555, 3558, 3561, 3564,
    3567, 3570, 3573, 3576, 3579, 3582, 3585, 3591, 3594, 3597, 3598, 3599, 3602, 3605, 3608, 3610, 3612,
    3615, 3616, 3618, 3621, 3624, 3627, 3630, 3633, 3636, 3639, 3642, 3645, 3648, 3651, 3654, 3657, 3660,
    3663, 3666, 3669, 3672, 3675, 3678, 3681, 3684, 3687, 3690, 3693, 3696, 3702, 3705, 3708, 3711, 3714,
    3717, 3720, 3723, 3726, 3729, 3733, 3736, 3739, 3742, 3745, 3748, 3751, 3753, 3756, 3759, 3762, 3765,
    3768, 3770, 3773, 3776, 3779, 3782, 3785, 3788, 3791, 3794, 3797, 3800, 3803, 3806, 3809, 3812, 3815,
    3818, 3821, 3824, 3827, 3831, 3834, 3837, 3840, 3841, 3844, 3847, 3850, 3851, 3854, 3857, 3860, 3863,
    3866, 3869, 3872, 3875, 3879, 3882, 3885, 3888, 3891, 3892, 3895, 3898, 3900, 3901, 3902, 3905, 3908,
    3911, 3914, 3917, 3920, 3923, 3926, 3929, 3932, 3935, 3938, 3941, 3947, 3953, 3956, 3958, 3960, 3963,
    3966, 3969, 3972, 3975, 3978, 3981, 3984, 3987, 3990, 3992, 3995, 3998, 4002, 4005, 4007, 4009, 4012,
    4013, 4016, 4018, 4020, 4023, 4026, 4029, 4032, 4035, 4038, 4041, 4044, 4048, 4051, 4055, 4058, 4060,
    4063, 4066, 4071, 4077, 4082, 4085, 4088, 4093, 4099, 4104, 4107, 4110, 4113, 4116, 4118, 4124, 4127,
    4132, 4137, 4139, 4142, 4145, 4148, 4151, 4153, 4155, 4160, 4165, 4168, 4170, 4172, 4175, 4180, 4183,
    4185, 4188, 4191, 4194, 4197, 4200, 4203, 4208, 4211, 4214, 4219, 4222, 4225, 4229, 4234, 4237, 4240,
    4245, 4250, 4255, 4258, 4261, 4264, 4267, 4270, 4273, 4276, 4279, 4282, 4285, 4287, 4290, 4295, 4298,
    4301, 4304, 4307, 4310, 4313, 4318, 4323, 4328, 4331, 4334, 4337, 4340, 4343, 4346, 4350, 4352, 4354,
    4357, 4362, 4367, 4370, 4373, 4376, 4379, 4382, 4385, 4388, 4391, 4394, 4400, 4405, 4408, 4411, 4414,
    4419, 4422, 4427, 4430, 4433, 4438, 4443, 4446, 4449, 4452, 4455, 4458, 4463, 4467, 4470, 4473, 4476,
    4479, 4482, 4485, 4488, 4491, 4494, 4497, 4502, 4505, 4511, 4514, 4519, 4522, 4527, 4530, 4535, 4538,
    4544, 4547, 4552, 4555, 4557, 4559, 4562, 4565, 4568, 4571, 4574, 4576, 4577, 4580, 4583, 4586, 4589,
    4595, 4598, 4604, 4608, 4611, 4614, 4620, 4624, 4630, 4633, 4639, 4645, 4648, 4651, 4654, 4657, 4660,
    4663, 4665, 4667, 4670, 4673, 4675, 4677, 4679, 4682, 4684, 4687, 4690, 4693, 4695, 4698, 4702, 4704,
    4706, 4708, 4711, 4714, 4716, 4719, 4722, 4725, 4728, 4731, 4734, 4736, 4738, 4740, 4743, 4746, 4750,
    4753, 4756, 4759, 4762, 4765, 4768, 4771, 4774, 4776, 4778, 4780, 4782, 4785, 4788, 4791, 4794, 4797,
    4799, 4801, 4804, 4806, 4808, 4811, 4814, 4816, 4818, 4821, 4824, 4826, 4828, 4831, 4834, 4837, 4840,
    4842, 4843, 4844, 4847, 4850, 4853, 4857, 4859, 4861, 4864, 4867, 4869, 4872, 4874, 4877, 4880, 4883,
    4884, 4887, 4890, 4893, 4896, 4899, 4902, 4904, 4906, 4909, 4912, 4914, 4917, 4921, 4923, 4925, 4928,
    4931, 4934, 4937, 4940, 4943, 4946, 4949, 4952, 4955, 4958, 4961, 4964, 4967, 4970, 4973, 4976, 4979,
    4982, 4985, 4988, 4991, 4994, 4997, 5000, 5003, 5007, 5009, 5012, 5016, 5019, 5023, 5026, 5030, 5033,
    5036, 5037, 5040, 5041, 5042, 5045, 5048, 5051, 5054, 5057, 5062, 5064, 5067, 5070, 5073, 5076, 5079,
    5082, 5084, 5086, 5089, 5092, 5095, 5098, 5101, 5104, 5107, 5110, 5113, 5116, 5119, 5122, 5125, 5128,
    5131, 5134, 5137, 5138, 5139, 5142, 5145, 5148, 5150, 5152, 5155, 5156, 5158, 5161, 5164, 5167, 5170,
    5173, 5176, 5179, 5182, 5185, 5188, 5190, 5192, 5195, 5198, 5202, 5205, 5208, 5211, 5213, 5215, 5218,
    5221, 5224, 5227, 5230, 5233, 5236, 5239, 5242, 5244, 5247, 5250, 5253, 5256, 5259, 5262, 5265, 5268,
    5271, 5274, 5277, 5281, 5284, 5287, 5288, 5291, 5294, 5297, 5300, 5304, 5307, 5308, 5311, 5314, 5317,
    5320, 5323, 5326, 5329, 5332, 5335, 5338, 5340, 5343, 5346, 5349, 5352, 5354, 5357, 5360, 5362, 5364,
    5367, 5370, 5373, 5376, 5379, 5381, 5384, 5387, 5390, 5393, 5396, 5399, 5402, 5404, 5406, 5407, 5410,
    5413, 5416, 5419, 5423, 5426, 5429, 5431, 5433, 5436, 5439, 5441, 5443, 5445, 5447, 5449, 5452, 5455,
    5458, 5461, 5464, 5467, 5470, 5473, 5476, 5479, 5482, 5485, 5488, 5491, 5494, 5497, 5500, 5503, 5506,
    5512, 5514, 5515, 5518, 5521, 5525, 5528, 5531, 5534, 5537, 5543, 5546, 5552, 5555, 5558, 5561, 5564,
    5567, 5570, 5573, 5576, 5579, 5582, 5585, 5588, 5591, 5595, 5598, 5601, 5604, 5607, 5610, 5612, 5614,
    5616, 5619, 5622, 5625, 5628, 5631, 5634, 5637, 5640, 5643, 5646, 5649, 5652, 5655, 5658, 5661, 5664,
    5667, 5670, 5673, 5676, 5679, 5682, 5685, 5688, 5691, 5694, 5697, 5700, 5702, 5704, 5706, 5708, 5710,
    5712, 5715, 5718, 5721, 5724, 5727, 5730, 5733, 5736, 5739, 5742, 5745, 5748, 5751, 5754, 5757, 5760,
    5763, 5766, 5769, 5772, 5775, 5778, 5781, 5784, 5787, 5790, 5792, 5794, 5797, 5799, 5802, 5804, 5806,
    5808, 5811, 5814, 5818, 5821, 5824, 5826, 5828, 5830, 5833, 5836, 5839, 5842, 5845, 5847, 5849, 5851,
    5853, 5855, 5858, 5861, 5864, 5867, 5870, 5873, 5876, 5879, 5883, 5886, 5889, 5892, 5895, 5898, 5901,
    5904, 5907, 5910, 5913, 5916, 5919, 5922, 5925, 5928, 5931, 5934, 5937, 5941, 5943, 5945, 5947, 5950,
    5953, 5956, 5959, 5962, 5964, 5966, 5969, 5971, 5973, 5975, 5977, 5979, 5982, 5984, 5987, 5990, 5994,
    5996, 5998, 6001, 6004, 6007, 6010, 6013, 6016, 6019, 6021, 6023, 6025, 6027, 6031, 6034, 6037, 6040,
    6043, 6046, 6048, 6050, 6052, 6055, 6058, 6061, 6064, 6066, 6069, 6073, 6076, 6078, 6081, 6084, 6087,
    6089, 6091, 6094, 6097, 6100, 6103, 6106, 6109, 6111, 6113, 6116, 6118, 6120, 6123, 6126, 6128, 6130,
    6136, 6142, 6148, 6154, 6156, 6159, 6162, 6164, 6167, 6170, 6173, 6176, 6179, 6180, 6181, 6185, 6188,
    6194, 6200, 6204, 6207, 6210, 6214, 6220, 6226, 6232, 6238, 6241, 6243, 6246, 6249, 6252, 6255, 6259,
    6263, 6266, 6269, 6272, 6276, 6279, 6282, 6285, 6288, 6292, 6295, 6298, 6300, 6303, 6306, 6309, 6312,
    6315, 6319, 6322, 6325, 6328, 6331, 6335, 6338, 6341, 6344, 6347, 6350, 6352, 6354, 6356, 6358, 6360,
    6362, 6364, 6368, 6370, 6374, 6378, 6380, 6382, 6384, 6386, 6388, 6390, 6392, 6395, 6397, 6401, 6403,
    6406, 6410, 6414, 6417, 6420,
};

const char reference_text[] =
    "\xc3\x86"
    "\xc3\x86"
    "\x26"
    "\x26"
    "\xc3\x81"
    "\xc3\x81"
    "\xc4\x82"
    "\xc3\x82"
    "\xc3\x82"
    "\xd0\x90"
    "\xf0\x9d\x94\x84"
    "\xc3\x80"
    "\xc3\x80"
    "\xce\x91"
    "\xc4\x80"
    "\xe2\xa9\x93"
    "\xc4\x84"
    "\xf0\x9d\x94\xb8"
    "\xe2\x81\xa1"
    "\xc3\x85"
    "\xc3\x85"
    "\xf0\x9d\x92\x9c"
    "\xe2\x89\x94"
    "\xc3\x83"
    "\xc3\x83"
    "\xc3\x84"
    "\xc3\x84"
    "\xe2\x88\x96"
    "\xe2\xab\xa7"
    "\xe2\x8c\x86"
    "\xd0\x91"
    "\xe2\x88\xb5"
    "\xe2\x84\xac"
    "\xce\x92"
    "\xf0\x9d\x94\x85"
    "\xf0\x9d\x94\xb9"
    "\xcb\x98"
    "\xe2\x84\xac"
    "\xe2\x89\x8e"
    "\xd0\xa7"
    "\xc2\xa9"
    "\xc2\xa9"
    "\xc4\x86"
    "\xe2\x8b\x92"
    "\xe2\x85\x85"
    "\xe2\x84\xad"
    "\xc4\x8c"
    "\xc3\x87"
    "\xc3\x87"
    "\xc4\x88"
    "\xe2\x88\xb0"
    "\xc4\x8a"
    "\xc2\xb8"
    "\xc2\xb7"
    "\xe2\x84\xad"
    "\xce\xa7"
    "\xe2\x8a\x99"
    "\xe2\x8a\x96"
    "\xe2\x8a\x95"
    "\xe2\x8a\x97"
    "\xe2\x88\xb2"
    "\xe2\x80\x9d"
    "\xe2\x80\x99"
    "\xe2\x88\xb7"
    "\xe2\xa9\xb4"
    "\xe2\x89\xa1"
    "\xe2\x88\xaf"
    "\xe2\x88\xae"
    "\xe2\x84\x82"
    "\xe2\x88\x90"
    "\xe2\x88\xb3"
    "\xe2\xa8\xaf"
    "\xf0\x9d\x92\x9e"
    "\xe2\x8b\x93"
    "\xe2\x89\x8d"
    "\xe2\x85\x85"
    "\xe2\xa4\x91"
    "\xd0\x82"
    "\xd0\x85"
    "\xd0\x8f"
    "\xe2\x80\xa1"
    "\xe2\x86\xa1"
    "\xe2\xab\xa4"
    "\xc4\x8e"
    "\xd0\x94"
    "\xe2\x88\x87"
    "\xce\x94"
    "\xf0\x9d\x94\x87"
    "\xc2\xb4"
    "\xcb\x99"
    "\xcb\x9d"
    "\x60"
    "\xcb\x9c"
    "\xe2\x8b\x84"
    "\xe2\x85\x86"
    "\xf0\x9d\x94\xbb"
    "\xc2\xa8"
    "\xe2\x83\x9c"
    "\xe2\x89\x90"
    "\xe2\x88\xaf"
    "\xc2\xa8"
    "\xe2\x87\x93"
    "\xe2\x87\x90"
    "\xe2\x87\x94"
    "\xe2\xab\xa4"
    "\xe2\x9f\xb8"
    "\xe2\x9f\xba"
    "\xe2\x9f\xb9"
    "\xe2\x87\x92"
    "\xe2\x8a\xa8"
    "\xe2\x87\x91"
    "\xe2\x87\x95"
    "\xe2\x88\xa5"
    "\xe2\x86\x93"
    "\xe2\xa4\x93"
    "\xe2\x87\xb5"
    "\xcc\x91"
    "\xe2\xa5\x90"
    "\xe2\xa5\x9e"
    "\xe2\x86\xbd"
    "\xe2\xa5\x96"
    "\xe2\xa5\x9f"
    "\xe2\x87\x81"
    "\xe2\xa5\x97"
    "\xe2\x8a\xa4"
    "\xe2\x86\xa7"
    "\xe2\x87\x93"
    "\xf0\x9d\x92\x9f"
    "\xc4\x90"
    "\xc5\x8a"
    "\xc3\x90"
    "\xc3\x90"
    "\xc3\x89"
    "\xc3\x89"
    "\xc4\x9a"
    "\xc3\x8a"
    "\xc3\x8a"
    "\xd0\xad"
    "\xc4\x96"
    "\xf0\x9d\x94\x88"
    "\xc3\x88"
    "\xc3\x88"
    "\xe2\x88\x88"
    "\xc4\x92"
    "\xe2\x97\xbb"
    "\xe2\x96\xab"
    "\xc4\x98"
    "\xf0\x9d\x94\xbc"
    "\xce\x95"
    "\xe2\xa9\xb5"
    "\xe2\x89\x82"
    "\xe2\x87\x8c"
    "\xe2\x84\xb0"
    "\xe2\xa9\xb3"
    "\xce\x97"
    "\xc3\x8b"
    "\xc3\x8b"
    "\xe2\x88\x83"
    "\xe2\x85\x87"
    "\xd0\xa4"
    "\xf0\x9d\x94\x89"
    "\xe2\x97\xbc"
    "\xe2\x96\xaa"
    "\xf0\x9d\x94\xbd"
    "\xe2\x88\x80"
    "\xe2\x84\xb1"
    "\xe2\x84\xb1"
    "\xd0\x83"
    "\x3e"
    "\x3e"
    "\xce\x93"
    "\xcf\x9c"
    "\xc4\x9e"
    "\xc4\xa2"
    "\xc4\x9c"
    "\xd0\x93"
    "\xc4\xa0"
    "\xf0\x9d\x94\x8a"
    "\xe2\x8b\x99"
    "\xf0\x9d\x94\xbe"
    "\xe2\x89\xa5"
    "\xe2\x8b\x9b"
    "\xe2\x89\xa7"
    "\xe2\xaa\xa2"
    "\xe2\x89\xb7"
    "\xe2\xa9\xbe"
    "\xe2\x89\xb3"
    "\xf0\x9d\x92\xa2"
    "\xe2\x89\xab"
    "\xd0\xaa"
    "\xcb\x87"
    "\x5e"
    "\xc4\xa4"
    "\xe2\x84\x8c"
    "\xe2\x84\x8b"
    "\xe2\x84\x8d"
    "\xe2\x94\x80"
    "\xe2\x84\x8b"
    "\xc4\xa6"
    "\xe2\x89\x8e"
    "\xe2\x89\x8f"
    "\xd0\x95"
    "\xc4\xb2"
    "\xd0\x81"
    "\xc3\x8d"
    "\xc3\x8d"
    "\xc3\x8e"
    "\xc3\x8e"
    "\xd0\x98"
    "\xc4\xb0"
    "\xe2\x84\x91"
    "\xc3\x8c"
    "\xc3\x8c"
    "\xe2\x84\x91"
    "\xc4\xaa"
    "\xe2\x85\x88"
    "\xe2\x87\x92"
    "\xe2\x88\xac"
    "\xe2\x88\xab"
    "\xe2\x8b\x82"
    "\xe2\x81\xa3"
    "\xe2\x81\xa2"
    "\xc4\xae"
    "\xf0\x9d\x95\x80"
    "\xce\x99"
    "\xe2\x84\x90"
    "\xc4\xa8"
    "\xd0\x86"
    "\xc3\x8f"
    "\xc3\x8f"
    "\xc4\xb4"
    "\xd0\x99"
    "\xf0\x9d\x94\x8d"
    "\xf0\x9d\x95\x81"
    "\xf0\x9d\x92\xa5"
    "\xd0\x88"
    "\xd0\x84"
    "\xd0\xa5"
    "\xd0\x8c"
    "\xce\x9a"
    "\xc4\xb6"
    "\xd0\x9a"
    "\xf0\x9d\x94\x8e"
    "\xf0\x9d\x95\x82"
    "\xf0\x9d\x92\xa6"
    "\xd0\x89"
    "\x3c"
    "\x3c"
    "\xc4\xb9"
    "\xce\x9b"
    "\xe2\x9f\xaa"
    "\xe2\x84\x92"
    "\xe2\x86\x9e"
    "\xc4\xbd"
    "\xc4\xbb"
    "\xd0\x9b"
    "\xe2\x9f\xa8"
    "\xe2\x86\x90"
    "\xe2\x87\xa4"
    "\xe2\x87\x86"
    "\xe2\x8c\x88"
    "\xe2\x9f\xa6"
    "\xe2\xa5\xa1"
    "\xe2\x87\x83"
    "\xe2\xa5\x99"
    "\xe2\x8c\x8a"
    "\xe2\x86\x94"
    "\xe2\xa5\x8e"
    "\xe2\x8a\xa3"
    "\xe2\x86\xa4"
    "\xe2\xa5\x9a"
    "\xe2\x8a\xb2"
    "\xe2\xa7\x8f"
    "\xe2\x8a\xb4"
    "\xe2\xa5\x91"
    "\xe2\xa5\xa0"
    "\xe2\x86\xbf"
    "\xe2\xa5\x98"
    "\xe2\x86\xbc"
    "\xe2\xa5\x92"
    "\xe2\x87\x90"
    "\xe2\x87\x94"
    "\xe2\x8b\x9a"
    "\xe2\x89\xa6"
    "\xe2\x89\xb6"
    "\xe2\xaa\xa1"
    "\xe2\xa9\xbd"
    "\xe2\x89\xb2"
    "\xf0\x9d\x94\x8f"
    "\xe2\x8b\x98"
    "\xe2\x87\x9a"
    "\xc4\xbf"
    "\xe2\x9f\xb5"
    "\xe2\x9f\xb7"
    "\xe2\x9f\xb6"
    "\xe2\x9f\xb8"
    "\xe2\x9f\xba"
    "\xe2\x9f\xb9"
    "\xf0\x9d\x95\x83"
    "\xe2\x86\x99"
    "\xe2\x86\x98"
    "\xe2\x84\x92"
    "\xe2\x86\xb0"
    "\xc5\x81"
    "\xe2\x89\xaa"
    "\xe2\xa4\x85"
    "\xd0\x9c"
    "\xe2\x81\x9f"
    "\xe2\x84\xb3"
    "\xf0\x9d\x94\x90"
    "\xe2\x88\x93"
    "\xf0\x9d\x95\x84"
    "\xe2\x84\xb3"
    "\xce\x9c"
    "\xd0\x8a"
    "\xc5\x83"
    "\xc5\x87"
    "\xc5\x85"
    "\xd0\x9d"
    "\xe2\x80\x8b"
    "\xe2\x80\x8b"
    "\xe2\x80\x8b"
    "\xe2\x80\x8b"
    "\xe2\x89\xab"
    "\xe2\x89\xaa"
    "\x0a"
    "\xf0\x9d\x94\x91"
    "\xe2\x81\xa0"
    "\xc2\xa0"
    "\xe2\x84\x95"
    "\xe2\xab\xac"
    "\xe2\x89\xa2"
    "\xe2\x89\xad"
    "\xe2\x88\xa6"
    "\xe2\x88\x89"
    "\xe2\x89\xa0"
    "\xe2\x89\x82\xcc\xb8"
    "\xe2\x88\x84"
    "\xe2\x89\xaf"
    "\xe2\x89\xb1"
    "\xe2\x89\xa7\xcc\xb8"
    "\xe2\x89\xab\xcc\xb8"
    "\xe2\x89\xb9"
    "\xe2\xa9\xbe\xcc\xb8"
    "\xe2\x89\xb5"
    "\xe2\x89\x8e\xcc\xb8"
    "\xe2\x89\x8f\xcc\xb8"
    "\xe2\x8b\xaa"
    "\xe2\xa7\x8f\xcc\xb8"
    "\xe2\x8b\xac"
    "\xe2\x89\xae"
    "\xe2\x89\xb0"
    "\xe2\x89\xb8"
    "\xe2\x89\xaa\xcc\xb8"
    "\xe2\xa9\xbd\xcc\xb8"
    "\xe2\x89\xb4"
    "\xe2\xaa\xa2\xcc\xb8"
    "\xe2\xaa\xa1\xcc\xb8"
    "\xe2\x8a\x80"
    "\xe2\xaa\xaf\xcc\xb8"
    "\xe2\x8b\xa0"
    "\xe2\x88\x8c"
    "\xe2\x8b\xab"
    "\xe2\xa7\x90\xcc\xb8"
    "\xe2\x8b\xad"
    "\xe2\x8a\x8f\xcc\xb8"
    "\xe2\x8b\xa2"
    "\xe2\x8a\x90\xcc\xb8"
    "\xe2\x8b\xa3"
    "\xe2\x8a\x82\xe2\x83\x92"
    "\xe2\x8a\x88"
    "\xe2\x8a\x81"
    "\xe2\xaa\xb0\xcc\xb8"
    "\xe2\x8b\xa1"
    "\xe2\x89\xbf\xcc\xb8"
    "\xe2\x8a\x83\xe2\x83\x92"
    "\xe2\x8a\x89"
    "\xe2\x89\x81"
    "\xe2\x89\x84"
    "\xe2\x89\x87"
    "\xe2\x89\x89"
    "\xe2\x88\xa4"
    "\xf0\x9d\x92\xa9"
    "\xc3\x91"
    "\xc3\x91"
    "\xce\x9d"
    "\xc5\x92"
    "\xc3\x93"
    "\xc3\x93"
    "\xc3\x94"
    "\xc3\x94"
    "\xd0\x9e"
    "\xc5\x90"
    "\xf0\x9d\x94\x92"
    "\xc3\x92"
    "\xc3\x92"
    "\xc5\x8c"
    "\xce\xa9"
    "\xce\x9f"
    "\xf0\x9d\x95\x86"
    "\xe2\x80\x9c"
    "\xe2\x80\x98"
    "\xe2\xa9\x94"
    "\xf0\x9d\x92\xaa"
    "\xc3\x98"
    "\xc3\x98"
    "\xc3\x95"
    "\xc3\x95"
    "\xe2\xa8\xb7"
    "\xc3\x96"
    "\xc3\x96"
    "\xe2\x80\xbe"
    "\xe2\x8f\x9e"
    "\xe2\x8e\xb4"
    "\xe2\x8f\x9c"
    "\xe2\x88\x82"
    "\xd0\x9f"
    "\xf0\x9d\x94\x93"
    "\xce\xa6"
    "\xce\xa0"
    "\xc2\xb1"
    "\xe2\x84\x8c"
    "\xe2\x84\x99"
    "\xe2\xaa\xbb"
    "\xe2\x89\xba"
    "\xe2\xaa\xaf"
    "\xe2\x89\xbc"
    "\xe2\x89\xbe"
    "\xe2\x80\xb3"
    "\xe2\x88\x8f"
    "\xe2\x88\xb7"
    "\xe2\x88\x9d"
    "\xf0\x9d\x92\xab"
    "\xce\xa8"
    "\x22"
    "\x22"
    "\xf0\x9d\x94\x94"
    "\xe2\x84\x9a"
    "\xf0\x9d\x92\xac"
    "\xe2\xa4\x90"
    "\xc2\xae"
    "\xc2\xae"
    "\xc5\x94"
    "\xe2\x9f\xab"
    "\xe2\x86\xa0"
    "\xe2\xa4\x96"
    "\xc5\x98"
    "\xc5\x96"
    "\xd0\xa0"
    "\xe2\x84\x9c"
    "\xe2\x88\x8b"
    "\xe2\x87\x8b"
    "\xe2\xa5\xaf"
    "\xe2\x84\x9c"
    "\xce\xa1"
    "\xe2\x9f\xa9"
    "\xe2\x86\x92"
    "\xe2\x87\xa5"
    "\xe2\x87\x84"
    "\xe2\x8c\x89"
    "\xe2\x9f\xa7"
    "\xe2\xa5\x9d"
    "\xe2\x87\x82"
    "\xe2\xa5\x95"
    "\xe2\x8c\x8b"
    "\xe2\x8a\xa2"
    "\xe2\x86\xa6"
    "\xe2\xa5\x9b"
    "\xe2\x8a\xb3"
    "\xe2\xa7\x90"
    "\xe2\x8a\xb5"
    "\xe2\xa5\x8f"
    "\xe2\xa5\x9c"
    "\xe2\x86\xbe"
    "\xe2\xa5\x94"
    "\xe2\x87\x80"
    "\xe2\xa5\x93"
    "\xe2\x87\x92"
    "\xe2\x84\x9d"
    "\xe2\xa5\xb0"
    "\xe2\x87\x9b"
    "\xe2\x84\x9b"
    "\xe2\x86\xb1"
    "\xe2\xa7\xb4"
    "\xd0\xa9"
    "\xd0\xa8"
    "\xd0\xac"
    "\xc5\x9a"
    "\xe2\xaa\xbc"
    "\xc5\xa0"
    "\xc5\x9e"
    "\xc5\x9c"
    "\xd0\xa1"
    "\xf0\x9d\x94\x96"
    "\xe2\x86\x93"
    "\xe2\x86\x90"
    "\xe2\x86\x92"
    "\xe2\x86\x91"
    "\xce\xa3"
    "\xe2\x88\x98"
    "\xf0\x9d\x95\x8a"
    "\xe2\x88\x9a"
    "\xe2\x96\xa1"
    "\xe2\x8a\x93"
    "\xe2\x8a\x8f"
    "\xe2\x8a\x91"
    "\xe2\x8a\x90"
    "\xe2\x8a\x92"
    "\xe2\x8a\x94"
    "\xf0\x9d\x92\xae"
    "\xe2\x8b\x86"
    "\xe2\x8b\x90"
    "\xe2\x8b\x90"
    "\xe2\x8a\x86"
    "\xe2\x89\xbb"
    "\xe2\xaa\xb0"
    "\xe2\x89\xbd"
    "\xe2\x89\xbf"
    "\xe2\x88\x8b"
    "\xe2\x88\x91"
    "\xe2\x8b\x91"
    "\xe2\x8a\x83"
    "\xe2\x8a\x87"
    "\xe2\x8b\x91"
    "\xc3\x9e"
    "\xc3\x9e"
    "\xe2\x84\xa2"
    "\xd0\x8b"
    "\xd0\xa6"
    "\x09"
    "\xce\xa4"
    "\xc5\xa4"
    "\xc5\xa2"
    "\xd0\xa2"
    "\xf0\x9d\x94\x97"
    "\xe2\x88\xb4"
    "\xce\x98"
    "\xe2\x81\x9f\xe2\x80\x8a"
    "\xe2\x80\x89"
    "\xe2\x88\xbc"
    "\xe2\x89\x83"
    "\xe2\x89\x85"
    "\xe2\x89\x88"
    "\xf0\x9d\x95\x8b"
    "\xe2\x83\x9b"
    "\xf0\x9d\x92\xaf"
    "\xc5\xa6"
    "\xc3\x9a"
    "\xc3\x9a"
    "\xe2\x86\x9f"
    "\xe2\xa5\x89"
    "\xd0\x8e"
    "\xc5\xac"
    "\xc3\x9b"
    "\xc3\x9b"
    "\xd0\xa3"
    "\xc5\xb0"
    "\xf0\x9d\x94\x98"
    "\xc3\x99"
    "\xc3\x99"
    "\xc5\xaa"
    "\x5f"
    "\xe2\x8f\x9f"
    "\xe2\x8e\xb5"
    "\xe2\x8f\x9d"
    "\xe2\x8b\x83"
    "\xe2\x8a\x8e"
    "\xc5\xb2"
    "\xf0\x9d\x95\x8c"
    "\xe2\x86\x91"
    "\xe2\xa4\x92"
    "\xe2\x87\x85"
    "\xe2\x86\x95"
    "\xe2\xa5\xae"
    "\xe2\x8a\xa5"
    "\xe2\x86\xa5"
    "\xe2\x87\x91"
    "\xe2\x87\x95"
    "\xe2\x86\x96"
    "\xe2\x86\x97"
    "\xcf\x92"
    "\xce\xa5"
    "\xc5\xae"
    "\xf0\x9d\x92\xb0"
    "\xc5\xa8"
    "\xc3\x9c"
    "\xc3\x9c"
    "\xe2\x8a\xab"
    "\xe2\xab\xab"
    "\xd0\x92"
    "\xe2\x8a\xa9"
    "\xe2\xab\xa6"
    "\xe2\x8b\x81"
    "\xe2\x80\x96"
    "\xe2\x80\x96"
    "\xe2\x88\xa3"
    "\x7c"
    "\xe2\x9d\x98"
    "\xe2\x89\x80"
    "\xe2\x80\x8a"
    "\xf0\x9d\x94\x99"
    "\xf0\x9d\x95\x8d"
    "\xf0\x9d\x92\xb1"
    "\xe2\x8a\xaa"
    "\xc5\xb4"
    "\xe2\x8b\x80"
    "\xf0\x9d\x94\x9a"
    "\xf0\x9d\x95\x8e"
    "\xf0\x9d\x92\xb2"
    "\xf0\x9d\x94\x9b"
    "\xce\x9e"
    "\xf0\x9d\x95\x8f"
    "\xf0\x9d\x92\xb3"
    "\xd0\xaf"
    "\xd0\x87"
    "\xd0\xae"
    "\xc3\x9d"
    "\xc3\x9d"
    "\xc5\xb6"
    "\xd0\xab"
    "\xf0\x9d\x94\x9c"
    "\xf0\x9d\x95\x90"
    "\xf0\x9d\x92\xb4"
    "\xc5\xb8"
    "\xd0\x96"
    "\xc5\xb9"
    "\xc5\xbd"
    "\xd0\x97"
    "\xc5\xbb"
    "\xe2\x80\x8b"
    "\xce\x96"
    "\xe2\x84\xa8"
    "\xe2\x84\xa4"
    "\xf0\x9d\x92\xb5"
    "\xc3\xa1"
    "\xc3\xa1"
    "\xc4\x83"
    "\xe2\x88\xbe"
    "\xe2\x88\xbe\xcc\xb3"
    "\xe2\x88\xbf"
    "\xc3\xa2"
    "\xc3\xa2"
    "\xc2\xb4"
    "\xc2\xb4"
    "\xd0\xb0"
    "\xc3\xa6"
    "\xc3\xa6"
    "\xe2\x81\xa1"
    "\xf0\x9d\x94\x9e"
    "\xc3\xa0"
    "\xc3\xa0"
    "\xe2\x84\xb5"
    "\xe2\x84\xb5"
    "\xce\xb1"
    "\xc4\x81"
    "\xe2\xa8\xbf"
    "\x26"
    "\x26"
    "\xe2\x88\xa7"
    "\xe2\xa9\x95"
    "\xe2\xa9\x9c"
    "\xe2\xa9\x98"
    "\xe2\xa9\x9a"
    "\xe2\x88\xa0"
    "\xe2\xa6\xa4"
    "\xe2\x88\xa0"
    "\xe2\x88\xa1"
    "\xe2\xa6\xa8"
    "\xe2\xa6\xa9"
    "\xe2\xa6\xaa"
    "\xe2\xa6\xab"
    "\xe2\xa6\xac"
    "\xe2\xa6\xad"
    "\xe2\xa6\xae"
    "\xe2\xa6\xaf"
    "\xe2\x88\x9f"
    "\xe2\x8a\xbe"
    "\xe2\xa6\x9d"
    "\xe2\x88\xa2"
    "\xc3\x85"
    "\xe2\x8d\xbc"
    "\xc4\x85"
    "\xf0\x9d\x95\x92"
    "\xe2\x89\x88"
    "\xe2\xa9\xb0"
    "\xe2\xa9\xaf"
    "\xe2\x89\x8a"
    "\xe2\x89\x8b"
    "\x27"
    "\xe2\x89\x88"
    "\xe2\x89\x8a"
    "\xc3\xa5"
    "\xc3\xa5"
    "\xf0\x9d\x92\xb6"
    "\x2a"
    "\xe2\x89\x88"
    "\xe2\x89\x8d"
    "\xc3\xa3"
    "\xc3\xa3"
    "\xc3\xa4"
    "\xc3\xa4"
    "\xe2\x88\xb3"
    "\xe2\xa8\x91"
    "\xe2\xab\xad"
    "\xe2\x89\x8c"
    "\xcf\xb6"
    "\xe2\x80\xb5"
    "\xe2\x88\xbd"
    "\xe2\x8b\x8d"
    "\xe2\x8a\xbd"
    "\xe2\x8c\x85"
    "\xe2\x8c\x85"
    "\xe2\x8e\xb5"
    "\xe2\x8e\xb6"
    "\xe2\x89\x8c"
    "\xd0\xb1"
    "\xe2\x80\x9e"
    "\xe2\x88\xb5"
    "\xe2\x88\xb5"
    "\xe2\xa6\xb0"
    "\xcf\xb6"
    "\xe2\x84\xac"
    "\xce\xb2"
    "\xe2\x84\xb6"
    "\xe2\x89\xac"
    "\xf0\x9d\x94\x9f"
    "\xe2\x8b\x82"
    "\xe2\x97\xaf"
    "\xe2\x8b\x83"
    "\xe2\xa8\x80"
    "\xe2\xa8\x81"
    "\xe2\xa8\x82"
    "\xe2\xa8\x86"
    "\xe2\x98\x85"
    "\xe2\x96\xbd"
    "\xe2\x96\xb3"
    "\xe2\xa8\x84"
    "\xe2\x8b\x81"
    "\xe2\x8b\x80"
    "\xe2\xa4\x8d"
    "\xe2\xa7\xab"
    "\xe2\x96\xaa"
    "\xe2\x96\xb4"
    "\xe2\x96\xbe"
    "\xe2\x97\x82"
    "\xe2\x96\xb8"
    "\xe2\x90\xa3"
    "\xe2\x96\x92"
    "\xe2\x96\x91"
    "\xe2\x96\x93"
    "\xe2\x96\x88"
    "\x3d\xe2\x83\xa5"
    "\xe2\x89\xa1\xe2\x83\xa5"
    "\xe2\x8c\x90"
    "\xf0\x9d\x95\x93"
    "\xe2\x8a\xa5"
    "\xe2\x8a\xa5"
    "\xe2\x8b\x88"
    "\xe2\x95\x97"
    "\xe2\x95\x94"
    "\xe2\x95\x96"
    "\xe2\x95\x93"
    "\xe2\x95\x90"
    "\xe2\x95\xa6"
    "\xe2\x95\xa9"
    "\xe2\x95\xa4"
    "\xe2\x95\xa7"
    "\xe2\x95\x9d"
    "\xe2\x95\x9a"
    "\xe2\x95\x9c"
    "\xe2\x95\x99"
    "\xe2\x95\x91"
    "\xe2\x95\xac"
    "\xe2\x95\xa3"
    "\xe2\x95\xa0"
    "\xe2\x95\xab"
    "\xe2\x95\xa2"
    "\xe2\x95\x9f"
    "\xe2\xa7\x89"
    "\xe2\x95\x95"
    "\xe2\x95\x92"
    "\xe2\x94\x90"
    "\xe2\x94\x8c"
    "\xe2\x94\x80"
    "\xe2\x95\xa5"
    "\xe2\x95\xa8"
    "\xe2\x94\xac"
    "\xe2\x94\xb4"
    "\xe2\x8a\x9f"
    "\xe2\x8a\x9e"
    "\xe2\x8a\xa0"
    "\xe2\x95\x9b"
    "\xe2\x95\x98"
    "\xe2\x94\x98"
    "\xe2\x94\x94"
    "\xe2\x94\x82"
    "\xe2\x95\xaa"
    "\xe2\x95\xa1"
    "\xe2\x95\x9e"
    "\xe2\x94\xbc"
    "\xe2\x94\xa4"
    "\xe2\x94\x9c"
    "\xe2\x80\xb5"
    "\xcb\x98"
    "\xc2\xa6"
    "\xc2\xa6"
    "\xf0\x9d\x92\xb7"
    "\xe2\x81\x8f"
    "\xe2\x88\xbd"
    "\xe2\x8b\x8d"
    "\x5c"
    "\xe2\xa7\x85"
    "\xe2\x9f\x88"
    "\xe2\x80\xa2"
    "\xe2\x80\xa2"
    "\xe2\x89\x8e"
    "\xe2\xaa\xae"
    "\xe2\x89\x8f"
    "\xe2\x89\x8f"
    "\xc4\x87"
    "\xe2\x88\xa9"
    "\xe2\xa9\x84"
    "\xe2\xa9\x89"
    "\xe2\xa9\x8b"
    "\xe2\xa9\x87"
    "\xe2\xa9\x80"
    "\xe2\x88\xa9\xef\xb8\x80"
    "\xe2\x81\x81"
    "\xcb\x87"
    "\xe2\xa9\x8d"
    "\xc4\x8d"
    "\xc3\xa7"
    "\xc3\xa7"
    "\xc4\x89"
    "\xe2\xa9\x8c"
    "\xe2\xa9\x90"
    "\xc4\x8b"
    "\xc2\xb8"
    "\xc2\xb8"
    "\xe2\xa6\xb2"
    "\xc2\xa2"
    "\xc2\xa2"
    "\xc2\xb7"
    "\xf0\x9d\x94\xa0"
    "\xd1\x87"
    "\xe2\x9c\x93"
    "\xe2\x9c\x93"
    "\xcf\x87"
    "\xe2\x97\x8b"
    "\xe2\xa7\x83"
    "\xcb\x86"
    "\xe2\x89\x97"
    "\xe2\x86\xba"
    "\xe2\x86\xbb"
    "\xc2\xae"
    "\xe2\x93\x88"
    "\xe2\x8a\x9b"
    "\xe2\x8a\x9a"
    "\xe2\x8a\x9d"
    "\xe2\x89\x97"
    "\xe2\xa8\x90"
    "\xe2\xab\xaf"
    "\xe2\xa7\x82"
    "\xe2\x99\xa3"
    "\xe2\x99\xa3"
    "\x3a"
    "\xe2\x89\x94"
    "\xe2\x89\x94"
    "\x2c"
    "\x40"
    "\xe2\x88\x81"
    "\xe2\x88\x98"
    "\xe2\x88\x81"
    "\xe2\x84\x82"
    "\xe2\x89\x85"
    "\xe2\xa9\xad"
    "\xe2\x88\xae"
    "\xf0\x9d\x95\x94"
    "\xe2\x88\x90"
    "\xc2\xa9"
    "\xc2\xa9"
    "\xe2\x84\x97"
    "\xe2\x86\xb5"
    "\xe2\x9c\x97"
    "\xf0\x9d\x92\xb8"
    "\xe2\xab\x8f"
    "\xe2\xab\x91"
    "\xe2\xab\x90"
    "\xe2\xab\x92"
    "\xe2\x8b\xaf"
    "\xe2\xa4\xb8"
    "\xe2\xa4\xb5"
    "\xe2\x8b\x9e"
    "\xe2\x8b\x9f"
    "\xe2\x86\xb6"
    "\xe2\xa4\xbd"
    "\xe2\x88\xaa"
    "\xe2\xa9\x88"
    "\xe2\xa9\x86"
    "\xe2\xa9\x8a"
    "\xe2\x8a\x8d"
    "\xe2\xa9\x85"
    "\xe2\x88\xaa\xef\xb8\x80"
    "\xe2\x86\xb7"
    "\xe2\xa4\xbc"
    "\xe2\x8b\x9e"
    "\xe2\x8b\x9f"
    "\xe2\x8b\x8e"
    "\xe2\x8b\x8f"
    "\xc2\xa4"
    "\xc2\xa4"
    "\xe2\x86\xb6"
    "\xe2\x86\xb7"
    "\xe2\x8b\x8e"
    "\xe2\x8b\x8f"
    "\xe2\x88\xb2"
    "\xe2\x88\xb1"
    "\xe2\x8c\xad"
    "\xe2\x87\x93"
    "\xe2\xa5\xa5"
    "\xe2\x80\xa0"
    "\xe2\x84\xb8"
    "\xe2\x86\x93"
    "\xe2\x80\x90"
    "\xe2\x8a\xa3"
    "\xe2\xa4\x8f"
    "\xcb\x9d"
    "\xc4\x8f"
    "\xd0\xb4"
    "\xe2\x85\x86"
    "\xe2\x80\xa1"
    "\xe2\x87\x8a"
    "\xe2\xa9\xb7"
    "\xc2\xb0"
    "\xc2\xb0"
    "\xce\xb4"
    "\xe2\xa6\xb1"
    "\xe2\xa5\xbf"
    "\xf0\x9d\x94\xa1"
    "\xe2\x87\x83"
    "\xe2\x87\x82"
    "\xe2\x8b\x84"
    "\xe2\x8b\x84"
    "\xe2\x99\xa6"
    "\xe2\x99\xa6"
    "\xc2\xa8"
    "\xcf\x9d"
    "\xe2\x8b\xb2"
    "\xc3\xb7"
    "\xc3\xb7"
    "\xc3\xb7"
    "\xe2\x8b\x87"
    "\xe2\x8b\x87"
    "\xd1\x92"
    "\xe2\x8c\x9e"
    "\xe2\x8c\x8d"
    "\x24"
    "\xf0\x9d\x95\x95"
    "\xcb\x99"
    "\xe2\x89\x90"
    "\xe2\x89\x91"
    "\xe2\x88\xb8"
    "\xe2\x88\x94"
    "\xe2\x8a\xa1"
    "\xe2\x8c\x86"
    "\xe2\x86\x93"
    "\xe2\x87\x8a"
    "\xe2\x87\x83"
    "\xe2\x87\x82"
    "\xe2\xa4\x90"
    "\xe2\x8c\x9f"
    "\xe2\x8c\x8c"
    "\xf0\x9d\x92\xb9"
    "\xd1\x95"
    "\xe2\xa7\xb6"
    "\xc4\x91"
    "\xe2\x8b\xb1"
    "\xe2\x96\xbf"
    "\xe2\x96\xbe"
    "\xe2\x87\xb5"
    "\xe2\xa5\xaf"
    "\xe2\xa6\xa6"
    "\xd1\x9f"
    "\xe2\x9f\xbf"
    "\xe2\xa9\xb7"
    "\xe2\x89\x91"
    "\xc3\xa9"
    "\xc3\xa9"
    "\xe2\xa9\xae"
    "\xc4\x9b"
    "\xe2\x89\x96"
    "\xc3\xaa"
    "\xc3\xaa"
    "\xe2\x89\x95"
    "\xd1\x8d"
    "\xc4\x97"
    "\xe2\x85\x87"
    "\xe2\x89\x92"
    "\xf0\x9d\x94\xa2"
    "\xe2\xaa\x9a"
    "\xc3\xa8"
    "\xc3\xa8"
    "\xe2\xaa\x96"
    "\xe2\xaa\x98"
    "\xe2\xaa\x99"
    "\xe2\x8f\xa7"
    "\xe2\x84\x93"
    "\xe2\xaa\x95"
    "\xe2\xaa\x97"
    "\xc4\x93"
    "\xe2\x88\x85"
    "\xe2\x88\x85"
    "\xe2\x88\x85"
    "\xe2\x80\x84"
    "\xe2\x80\x85"
    "\xe2\x80\x83"
    "\xc5\x8b"
    "\xe2\x80\x82"
    "\xc4\x99"
    "\xf0\x9d\x95\x96"
    "\xe2\x8b\x95"
    "\xe2\xa7\xa3"
    "\xe2\xa9\xb1"
    "\xce\xb5"
    "\xce\xb5"
    "\xcf\xb5"
    "\xe2\x89\x96"
    "\xe2\x89\x95"
    "\xe2\x89\x82"
    "\xe2\xaa\x96"
    "\xe2\xaa\x95"
    "\x3d"
    "\xe2\x89\x9f"
    "\xe2\x89\xa1"
    "\xe2\xa9\xb8"
    "\xe2\xa7\xa5"
    "\xe2\x89\x93"
    "\xe2\xa5\xb1"
    "\xe2\x84\xaf"
    "\xe2\x89\x90"
    "\xe2\x89\x82"
    "\xce\xb7"
    "\xc3\xb0"
    "\xc3\xb0"
    "\xc3\xab"
    "\xc3\xab"
    "\xe2\x82\xac"
    "\x21"
    "\xe2\x88\x83"
    "\xe2\x84\xb0"
    "\xe2\x85\x87"
    "\xe2\x89\x92"
    "\xd1\x84"
    "\xe2\x99\x80"
    "\xef\xac\x83"
    "\xef\xac\x80"
    "\xef\xac\x84"
    "\xf0\x9d\x94\xa3"
    "\xef\xac\x81"
    "\x66\x6a"
    "\xe2\x99\xad"
    "\xef\xac\x82"
    "\xe2\x96\xb1"
    "\xc6\x92"
    "\xf0\x9d\x95\x97"
    "\xe2\x88\x80"
    "\xe2\x8b\x94"
    "\xe2\xab\x99"
    "\xe2\xa8\x8d"
    "\xc2\xbd"
    "\xc2\xbd"
    "\xe2\x85\x93"
    "\xc2\xbc"
    "\xc2\xbc"
    "\xe2\x85\x95"
    "\xe2\x85\x99"
    "\xe2\x85\x9b"
    "\xe2\x85\x94"
    "\xe2\x85\x96"
    "\xc2\xbe"
    "\xc2\xbe"
    "\xe2\x85\x97"
    "\xe2\x85\x9c"
    "\xe2\x85\x98"
    "\xe2\x85\x9a"
    "\xe2\x85\x9d"
    "\xe2\x85\x9e"
    "\xe2\x81\x84"
    "\xe2\x8c\xa2"
    "\xf0\x9d\x92\xbb"
    "\xe2\x89\xa7"
    "\xe2\xaa\x8c"
    "\xc7\xb5"
    "\xce\xb3"
    "\xcf\x9d"
    "\xe2\xaa\x86"
    "\xc4\x9f"
    "\xc4\x9d"
    "\xd0\xb3"
    "\xc4\xa1"
    "\xe2\x89\xa5"
    "\xe2\x8b\x9b"
    "\xe2\x89\xa5"
    "\xe2\x89\xa7"
    "\xe2\xa9\xbe"
    "\xe2\xa9\xbe"
    "\xe2\xaa\xa9"
    "\xe2\xaa\x80"
    "\xe2\xaa\x82"
    "\xe2\xaa\x84"
    "\xe2\x8b\x9b\xef\xb8\x80"
    "\xe2\xaa\x94"
    "\xf0\x9d\x94\xa4"
    "\xe2\x89\xab"
    "\xe2\x8b\x99"
    "\xe2\x84\xb7"
    "\xd1\x93"
    "\xe2\x89\xb7"
    "\xe2\xaa\x92"
    "\xe2\xaa\xa5"
    "\xe2\xaa\xa4"
    "\xe2\x89\xa9"
    "\xe2\xaa\x8a"
    "\xe2\xaa\x8a"
    "\xe2\xaa\x88"
    "\xe2\xaa\x88"
    "\xe2\x89\xa9"
    "\xe2\x8b\xa7"
    "\xf0\x9d\x95\x98"
    "\x60"
    "\xe2\x84\x8a"
    "\xe2\x89\xb3"
    "\xe2\xaa\x8e"
    "\xe2\xaa\x90"
    "\x3e"
    "\x3e"
    "\xe2\xaa\xa7"
    "\xe2\xa9\xba"
    "\xe2\x8b\x97"
    "\xe2\xa6\x95"
    "\xe2\xa9\xbc"
    "\xe2\xaa\x86"
    "\xe2\xa5\xb8"
    "\xe2\x8b\x97"
    "\xe2\x8b\x9b"
    "\xe2\xaa\x8c"
    "\xe2\x89\xb7"
    "\xe2\x89\xb3"
    "\xe2\x89\xa9\xef\xb8\x80"
    "\xe2\x89\xa9\xef\xb8\x80"
    "\xe2\x87\x94"
    "\xe2\x80\x8a"
    "\xc2\xbd"
    "\xe2\x84\x8b"
    "\xd1\x8a"
    "\xe2\x86\x94"
    "\xe2\xa5\x88"
    "\xe2\x86\xad"
    "\xe2\x84\x8f"
    "\xc4\xa5"
    "\xe2\x99\xa5"
    "\xe2\x99\xa5"
    "\xe2\x80\xa6"
    "\xe2\x8a\xb9"
    "\xf0\x9d\x94\xa5"
    "\xe2\xa4\xa5"
    "\xe2\xa4\xa6"
    "\xe2\x87\xbf"
    "\xe2\x88\xbb"
    "\xe2\x86\xa9"
    "\xe2\x86\xaa"
    "\xf0\x9d\x95\x99"
    "\xe2\x80\x95"
    "\xf0\x9d\x92\xbd"
    "\xe2\x84\x8f"
    "\xc4\xa7"
    "\xe2\x81\x83"
    "\xe2\x80\x90"
    "\xc3\xad"
    "\xc3\xad"
    "\xe2\x81\xa3"
    "\xc3\xae"
    "\xc3\xae"
    "\xd0\xb8"
    "\xd0\xb5"
    "\xc2\xa1"
    "\xc2\xa1"
    "\xe2\x87\x94"
    "\xf0\x9d\x94\xa6"
    "\xc3\xac"
    "\xc3\xac"
    "\xe2\x85\x88"
    "\xe2\xa8\x8c"
    "\xe2\x88\xad"
    "\xe2\xa7\x9c"
    "\xe2\x84\xa9"
    "\xc4\xb3"
    "\xc4\xab"
    "\xe2\x84\x91"
    "\xe2\x84\x90"
    "\xe2\x84\x91"
    "\xc4\xb1"
    "\xe2\x8a\xb7"
    "\xc6\xb5"
    "\xe2\x88\x88"
    "\xe2\x84\x85"
    "\xe2\x88\x9e"
    "\xe2\xa7\x9d"
    "\xc4\xb1"
    "\xe2\x88\xab"
    "\xe2\x8a\xba"
    "\xe2\x84\xa4"
    "\xe2\x8a\xba"
    "\xe2\xa8\x97"
    "\xe2\xa8\xbc"
    "\xd1\x91"
    "\xc4\xaf"
    "\xf0\x9d\x95\x9a"
    "\xce\xb9"
    "\xe2\xa8\xbc"
    "\xc2\xbf"
    "\xc2\xbf"
    "\xf0\x9d\x92\xbe"
    "\xe2\x88\x88"
    "\xe2\x8b\xb9"
    "\xe2\x8b\xb5"
    "\xe2\x8b\xb4"
    "\xe2\x8b\xb3"
    "\xe2\x88\x88"
    "\xe2\x81\xa2"
    "\xc4\xa9"
    "\xd1\x96"
    "\xc3\xaf"
    "\xc3\xaf"
    "\xc4\xb5"
    "\xd0\xb9"
    "\xf0\x9d\x94\xa7"
    "\xc8\xb7"
    "\xf0\x9d\x95\x9b"
    "\xf0\x9d\x92\xbf"
    "\xd1\x98"
    "\xd1\x94"
    "\xce\xba"
    "\xcf\xb0"
    "\xc4\xb7"
    "\xd0\xba"
    "\xf0\x9d\x94\xa8"
    "\xc4\xb8"
    "\xd1\x85"
    "\xd1\x9c"
    "\xf0\x9d\x95\x9c"
    "\xf0\x9d\x93\x80"
    "\xe2\x87\x9a"
    "\xe2\x87\x90"
    "\xe2\xa4\x9b"
    "\xe2\xa4\x8e"
    "\xe2\x89\xa6"
    "\xe2\xaa\x8b"
    "\xe2\xa5\xa2"
    "\xc4\xba"
    "\xe2\xa6\xb4"
    "\xe2\x84\x92"
    "\xce\xbb"
    "\xe2\x9f\xa8"
    "\xe2\xa6\x91"
    "\xe2\x9f\xa8"
    "\xe2\xaa\x85"
    "\xc2\xab"
    "\xc2\xab"
    "\xe2\x86\x90"
    "\xe2\x87\xa4"
    "\xe2\xa4\x9f"
    "\xe2\xa4\x9d"
    "\xe2\x86\xa9"
    "\xe2\x86\xab"
    "\xe2\xa4\xb9"
    "\xe2\xa5\xb3"
    "\xe2\x86\xa2"
    "\xe2\xaa\xab"
    "\xe2\xa4\x99"
    "\xe2\xaa\xad"
    "\xe2\xaa\xad\xef\xb8\x80"
    "\xe2\xa4\x8c"
    "\xe2\x9d\xb2"
    "\x7b"
    "\x5b"
    "\xe2\xa6\x8b"
    "\xe2\xa6\x8f"
    "\xe2\xa6\x8d"
    "\xc4\xbe"
    "\xc4\xbc"
    "\xe2\x8c\x88"
    "\x7b"
    "\xd0\xbb"
    "\xe2\xa4\xb6"
    "\xe2\x80\x9c"
    "\xe2\x80\x9e"
    "\xe2\xa5\xa7"
    "\xe2\xa5\x8b"
    "\xe2\x86\xb2"
    "\xe2\x89\xa4"
    "\xe2\x86\x90"
    "\xe2\x86\xa2"
    "\xe2\x86\xbd"
    "\xe2\x86\xbc"
    "\xe2\x87\x87"
    "\xe2\x86\x94"
    "\xe2\x87\x86"
    "\xe2\x87\x8b"
    "\xe2\x86\xad"
    "\xe2\x8b\x8b"
    "\xe2\x8b\x9a"
    "\xe2\x89\xa4"
    "\xe2\x89\xa6"
    "\xe2\xa9\xbd"
    "\xe2\xa9\xbd"
    "\xe2\xaa\xa8"
    "\xe2\xa9\xbf"
    "\xe2\xaa\x81"
    "\xe2\xaa\x83"
    "\xe2\x8b\x9a\xef\xb8\x80"
    "\xe2\xaa\x93"
    "\xe2\xaa\x85"
    "\xe2\x8b\x96"
    "\xe2\x8b\x9a"
    "\xe2\xaa\x8b"
    "\xe2\x89\xb6"
    "\xe2\x89\xb2"
    "\xe2\xa5\xbc"
    "\xe2\x8c\x8a"
    "\xf0\x9d\x94\xa9"
    "\xe2\x89\xb6"
    "\xe2\xaa\x91"
    "\xe2\x86\xbd"
    "\xe2\x86\xbc"
    "\xe2\xa5\xaa"
    "\xe2\x96\x84"
    "\xd1\x99"
    "\xe2\x89\xaa"
    "\xe2\x87\x87"
    "\xe2\x8c\x9e"
    "\xe2\xa5\xab"
    "\xe2\x97\xba"
    "\xc5\x80"
    "\xe2\x8e\xb0"
    "\xe2\x8e\xb0"
    "\xe2\x89\xa8"
    "\xe2\xaa\x89"
    "\xe2\xaa\x89"
    "\xe2\xaa\x87"
    "\xe2\xaa\x87"
    "\xe2\x89\xa8"
    "\xe2\x8b\xa6"
    "\xe2\x9f\xac"
    "\xe2\x87\xbd"
    "\xe2\x9f\xa6"
    "\xe2\x9f\xb5"
    "\xe2\x9f\xb7"
    "\xe2\x9f\xbc"
    "\xe2\x9f\xb6"
    "\xe2\x86\xab"
    "\xe2\x86\xac"
    "\xe2\xa6\x85"
    "\xf0\x9d\x95\x9d"
    "\xe2\xa8\xad"
    "\xe2\xa8\xb4"
    "\xe2\x88\x97"
    "\x5f"
    "\xe2\x97\x8a"
    "\xe2\x97\x8a"
    "\xe2\xa7\xab"
    "\x28"
    "\xe2\xa6\x93"
    "\xe2\x87\x86"
    "\xe2\x8c\x9f"
    "\xe2\x87\x8b"
    "\xe2\xa5\xad"
    "\xe2\x80\x8e"
    "\xe2\x8a\xbf"
    "\xe2\x80\xb9"
    "\xf0\x9d\x93\x81"
    "\xe2\x86\xb0"
    "\xe2\x89\xb2"
    "\xe2\xaa\x8d"
    "\xe2\xaa\x8f"
    "\x5b"
    "\xe2\x80\x98"
    "\xe2\x80\x9a"
    "\xc5\x82"
    "\x3c"
    "\x3c"
    "\xe2\xaa\xa6"
    "\xe2\xa9\xb9"
    "\xe2\x8b\x96"
    "\xe2\x8b\x8b"
    "\xe2\x8b\x89"
    "\xe2\xa5\xb6"
    "\xe2\xa9\xbb"
    "\xe2\xa6\x96"
    "\xe2\x97\x83"
    "\xe2\x8a\xb4"
    "\xe2\x97\x82"
    "\xe2\xa5\x8a"
    "\xe2\xa5\xa6"
    "\xe2\x89\xa8\xef\xb8\x80"
    "\xe2\x89\xa8\xef\xb8\x80"
    "\xe2\x88\xba"
    "\xc2\xaf"
    "\xc2\xaf"
    "\xe2\x99\x82"
    "\xe2\x9c\xa0"
    "\xe2\x9c\xa0"
    "\xe2\x86\xa6"
    "\xe2\x86\xa6"
    "\xe2\x86\xa7"
    "\xe2\x86\xa4"
    "\xe2\x86\xa5"
    "\xe2\x96\xae"
    "\xe2\xa8\xa9"
    "\xd0\xbc"
    "\xe2\x80\x94"
    "\xe2\x88\xa1"
    "\xf0\x9d\x94\xaa"
    "\xe2\x84\xa7"
    "\xc2\xb5"
    "\xc2\xb5"
    "\xe2\x88\xa3"
    "\x2a"
    "\xe2\xab\xb0"
    "\xc2\xb7"
    "\xc2\xb7"
    "\xe2\x88\x92"
    "\xe2\x8a\x9f"
    "\xe2\x88\xb8"
    "\xe2\xa8\xaa"
    "\xe2\xab\x9b"
    "\xe2\x80\xa6"
    "\xe2\x88\x93"
    "\xe2\x8a\xa7"
    "\xf0\x9d\x95\x9e"
    "\xe2\x88\x93"
    "\xf0\x9d\x93\x82"
    "\xe2\x88\xbe"
    "\xce\xbc"
    "\xe2\x8a\xb8"
    "\xe2\x8a\xb8"
    "\xe2\x8b\x99\xcc\xb8"
    "\xe2\x89\xab\xe2\x83\x92"
    "\xe2\x89\xab\xcc\xb8"
    "\xe2\x87\x8d"
    "\xe2\x87\x8e"
    "\xe2\x8b\x98\xcc\xb8"
    "\xe2\x89\xaa\xe2\x83\x92"
    "\xe2\x89\xaa\xcc\xb8"
    "\xe2\x87\x8f"
    "\xe2\x8a\xaf"
    "\xe2\x8a\xae"
    "\xe2\x88\x87"
    "\xc5\x84"
    "\xe2\x88\xa0\xe2\x83\x92"
    "\xe2\x89\x89"
    "\xe2\xa9\xb0\xcc\xb8"
    "\xe2\x89\x8b\xcc\xb8"
    "\xc5\x89"
    "\xe2\x89\x89"
    "\xe2\x99\xae"
    "\xe2\x99\xae"
    "\xe2\x84\x95"
    "\xc2\xa0"
    "\xc2\xa0"
    "\xe2\x89\x8e\xcc\xb8"
    "\xe2\x89\x8f\xcc\xb8"
    "\xe2\xa9\x83"
    "\xc5\x88"
    "\xc5\x86"
    "\xe2\x89\x87"
    "\xe2\xa9\xad\xcc\xb8"
    "\xe2\xa9\x82"
    "\xd0\xbd"
    "\xe2\x80\x93"
    "\xe2\x89\xa0"
    "\xe2\x87\x97"
    "\xe2\xa4\xa4"
    "\xe2\x86\x97"
    "\xe2\x86\x97"
    "\xe2\x89\x90\xcc\xb8"
    "\xe2\x89\xa2"
    "\xe2\xa4\xa8"
    "\xe2\x89\x82\xcc\xb8"
    "\xe2\x88\x84"
    "\xe2\x88\x84"
    "\xf0\x9d\x94\xab"
    "\xe2\x89\xa7\xcc\xb8"
    "\xe2\x89\xb1"
    "\xe2\x89\xb1"
    "\xe2\x89\xa7\xcc\xb8"
    "\xe2\xa9\xbe\xcc\xb8"
    "\xe2\xa9\xbe\xcc\xb8"
    "\xe2\x89\xb5"
    "\xe2\x89\xaf"
    "\xe2\x89\xaf"
    "\xe2\x87\x8e"
    "\xe2\x86\xae"
    "\xe2\xab\xb2"
    "\xe2\x88\x8b"
    "\xe2\x8b\xbc"
    "\xe2\x8b\xba"
    "\xe2\x88\x8b"
    "\xd1\x9a"
    "\xe2\x87\x8d"
    "\xe2\x89\xa6\xcc\xb8"
    "\xe2\x86\x9a"
    "\xe2\x80\xa5"
    "\xe2\x89\xb0"
    "\xe2\x86\x9a"
    "\xe2\x86\xae"
    "\xe2\x89\xb0"
    "\xe2\x89\xa6\xcc\xb8"
    "\xe2\xa9\xbd\xcc\xb8"
    "\xe2\xa9\xbd\xcc\xb8"
    "\xe2\x89\xae"
    "\xe2\x89\xb4"
    "\xe2\x89\xae"
    "\xe2\x8b\xaa"
    "\xe2\x8b\xac"
    "\xe2\x88\xa4"
    "\xf0\x9d\x95\x9f"
    "\xc2\xac"
    "\xc2\xac"
    "\xe2\x88\x89"
    "\xe2\x8b\xb9\xcc\xb8"
    "\xe2\x8b\xb5\xcc\xb8"
    "\xe2\x88\x89"
    "\xe2\x8b\xb7"
    "\xe2\x8b\xb6"
    "\xe2\x88\x8c"
    "\xe2\x88\x8c"
    "\xe2\x8b\xbe"
    "\xe2\x8b\xbd"
    "\xe2\x88\xa6"
    "\xe2\x88\xa6"
    "\xe2\xab\xbd\xe2\x83\xa5"
    "\xe2\x88\x82\xcc\xb8"
    "\xe2\xa8\x94"
    "\xe2\x8a\x80"
    "\xe2\x8b\xa0"
    "\xe2\xaa\xaf\xcc\xb8"
    "\xe2\x8a\x80"
    "\xe2\xaa\xaf\xcc\xb8"
    "\xe2\x87\x8f"
    "\xe2\x86\x9b"
    "\xe2\xa4\xb3\xcc\xb8"
    "\xe2\x86\x9d\xcc\xb8"
    "\xe2\x86\x9b"
    "\xe2\x8b\xab"
    "\xe2\x8b\xad"
    "\xe2\x8a\x81"
    "\xe2\x8b\xa1"
    "\xe2\xaa\xb0\xcc\xb8"
    "\xf0\x9d\x93\x83"
    "\xe2\x88\xa4"
    "\xe2\x88\xa6"
    "\xe2\x89\x81"
    "\xe2\x89\x84"
    "\xe2\x89\x84"
    "\xe2\x88\xa4"
    "\xe2\x88\xa6"
    "\xe2\x8b\xa2"
    "\xe2\x8b\xa3"
    "\xe2\x8a\x84"
    "\xe2\xab\x85\xcc\xb8"
    "\xe2\x8a\x88"
    "\xe2\x8a\x82\xe2\x83\x92"
    "\xe2\x8a\x88"
    "\xe2\xab\x85\xcc\xb8"
    "\xe2\x8a\x81"
    "\xe2\xaa\xb0\xcc\xb8"
    "\xe2\x8a\x85"
    "\xe2\xab\x86\xcc\xb8"
    "\xe2\x8a\x89"
    "\xe2\x8a\x83\xe2\x83\x92"
    "\xe2\x8a\x89"
    "\xe2\xab\x86\xcc\xb8"
    "\xe2\x89\xb9"
    "\xc3\xb1"
    "\xc3\xb1"
    "\xe2\x89\xb8"
    "\xe2\x8b\xaa"
    "\xe2\x8b\xac"
    "\xe2\x8b\xab"
    "\xe2\x8b\xad"
    "\xce\xbd"
    "\x23"
    "\xe2\x84\x96"
    "\xe2\x80\x87"
    "\xe2\x8a\xad"
    "\xe2\xa4\x84"
    "\xe2\x89\x8d\xe2\x83\x92"
    "\xe2\x8a\xac"
    "\xe2\x89\xa5\xe2\x83\x92"
    "\x3e\xe2\x83\x92"
    "\xe2\xa7\x9e"
    "\xe2\xa4\x82"
    "\xe2\x89\xa4\xe2\x83\x92"
    "\x3c\xe2\x83\x92"
    "\xe2\x8a\xb4\xe2\x83\x92"
    "\xe2\xa4\x83"
    "\xe2\x8a\xb5\xe2\x83\x92"
    "\xe2\x88\xbc\xe2\x83\x92"
    "\xe2\x87\x96"
    "\xe2\xa4\xa3"
    "\xe2\x86\x96"
    "\xe2\x86\x96"
    "\xe2\xa4\xa7"
    "\xe2\x93\x88"
    "\xc3\xb3"
    "\xc3\xb3"
    "\xe2\x8a\x9b"
    "\xe2\x8a\x9a"
    "\xc3\xb4"
    "\xc3\xb4"
    "\xd0\xbe"
    "\xe2\x8a\x9d"
    "\xc5\x91"
    "\xe2\xa8\xb8"
    "\xe2\x8a\x99"
    "\xe2\xa6\xbc"
    "\xc5\x93"
    "\xe2\xa6\xbf"
    "\xf0\x9d\x94\xac"
    "\xcb\x9b"
    "\xc3\xb2"
    "\xc3\xb2"
    "\xe2\xa7\x81"
    "\xe2\xa6\xb5"
    "\xce\xa9"
    "\xe2\x88\xae"
    "\xe2\x86\xba"
    "\xe2\xa6\xbe"
    "\xe2\xa6\xbb"
    "\xe2\x80\xbe"
    "\xe2\xa7\x80"
    "\xc5\x8d"
    "\xcf\x89"
    "\xce\xbf"
    "\xe2\xa6\xb6"
    "\xe2\x8a\x96"
    "\xf0\x9d\x95\xa0"
    "\xe2\xa6\xb7"
    "\xe2\xa6\xb9"
    "\xe2\x8a\x95"
    "\xe2\x88\xa8"
    "\xe2\x86\xbb"
    "\xe2\xa9\x9d"
    "\xe2\x84\xb4"
    "\xe2\x84\xb4"
    "\xc2\xaa"
    "\xc2\xaa"
    "\xc2\xba"
    "\xc2\xba"
    "\xe2\x8a\xb6"
    "\xe2\xa9\x96"
    "\xe2\xa9\x97"
    "\xe2\xa9\x9b"
    "\xe2\x84\xb4"
    "\xc3\xb8"
    "\xc3\xb8"
    "\xe2\x8a\x98"
    "\xc3\xb5"
    "\xc3\xb5"
    "\xe2\x8a\x97"
    "\xe2\xa8\xb6"
    "\xc3\xb6"
    "\xc3\xb6"
    "\xe2\x8c\xbd"
    "\xe2\x88\xa5"
    "\xc2\xb6"
    "\xc2\xb6"
    "\xe2\x88\xa5"
    "\xe2\xab\xb3"
    "\xe2\xab\xbd"
    "\xe2\x88\x82"
    "\xd0\xbf"
    "\x25"
    "\x2e"
    "\xe2\x80\xb0"
    "\xe2\x8a\xa5"
    "\xe2\x80\xb1"
    "\xf0\x9d\x94\xad"
    "\xcf\x86"
    "\xcf\x95"
    "\xe2\x84\xb3"
    "\xe2\x98\x8e"
    "\xcf\x80"
    "\xe2\x8b\x94"
    "\xcf\x96"
    "\xe2\x84\x8f"
    "\xe2\x84\x8e"
    "\xe2\x84\x8f"
    "\x2b"
    "\xe2\xa8\xa3"
    "\xe2\x8a\x9e"
    "\xe2\xa8\xa2"
    "\xe2\x88\x94"
    "\xe2\xa8\xa5"
    "\xe2\xa9\xb2"
    "\xc2\xb1"
    "\xc2\xb1"
    "\xe2\xa8\xa6"
    "\xe2\xa8\xa7"
    "\xc2\xb1"
    "\xe2\xa8\x95"
    "\xf0\x9d\x95\xa1"
    "\xc2\xa3"
    "\xc2\xa3"
    "\xe2\x89\xba"
    "\xe2\xaa\xb3"
    "\xe2\xaa\xb7"
    "\xe2\x89\xbc"
    "\xe2\xaa\xaf"
    "\xe2\x89\xba"
    "\xe2\xaa\xb7"
    "\xe2\x89\xbc"
    "\xe2\xaa\xaf"
    "\xe2\xaa\xb9"
    "\xe2\xaa\xb5"
    "\xe2\x8b\xa8"
    "\xe2\x89\xbe"
    "\xe2\x80\xb2"
    "\xe2\x84\x99"
    "\xe2\xaa\xb5"
    "\xe2\xaa\xb9"
    "\xe2\x8b\xa8"
    "\xe2\x88\x8f"
    "\xe2\x8c\xae"
    "\xe2\x8c\x92"
    "\xe2\x8c\x93"
    "\xe2\x88\x9d"
    "\xe2\x88\x9d"
    "\xe2\x89\xbe"
    "\xe2\x8a\xb0"
    "\xf0\x9d\x93\x85"
    "\xcf\x88"
    "\xe2\x80\x88"
    "\xf0\x9d\x94\xae"
    "\xe2\xa8\x8c"
    "\xf0\x9d\x95\xa2"
    "\xe2\x81\x97"
    "\xf0\x9d\x93\x86"
    "\xe2\x84\x8d"
    "\xe2\xa8\x96"
    "\x3f"
    "\xe2\x89\x9f"
    "\x22"
    "\x22"
    "\xe2\x87\x9b"
    "\xe2\x87\x92"
    "\xe2\xa4\x9c"
    "\xe2\xa4\x8f"
    "\xe2\xa5\xa4"
    "\xe2\x88\xbd\xcc\xb1"
    "\xc5\x95"
    "\xe2\x88\x9a"
    "\xe2\xa6\xb3"
    "\xe2\x9f\xa9"
    "\xe2\xa6\x92"
    "\xe2\xa6\xa5"
    "\xe2\x9f\xa9"
    "\xc2\xbb"
    "\xc2\xbb"
    "\xe2\x86\x92"
    "\xe2\xa5\xb5"
    "\xe2\x87\xa5"
    "\xe2\xa4\xa0"
    "\xe2\xa4\xb3"
    "\xe2\xa4\x9e"
    "\xe2\x86\xaa"
    "\xe2\x86\xac"
    "\xe2\xa5\x85"
    "\xe2\xa5\xb4"
    "\xe2\x86\xa3"
    "\xe2\x86\x9d"
    "\xe2\xa4\x9a"
    "\xe2\x88\xb6"
    "\xe2\x84\x9a"
    "\xe2\xa4\x8d"
    "\xe2\x9d\xb3"
    "\x7d"
    "\x5d"
    "\xe2\xa6\x8c"
    "\xe2\xa6\x8e"
    "\xe2\xa6\x90"
    "\xc5\x99"
    "\xc5\x97"
    "\xe2\x8c\x89"
    "\x7d"
    "\xd1\x80"
    "\xe2\xa4\xb7"
    "\xe2\xa5\xa9"
    "\xe2\x80\x9d"
    "\xe2\x80\x9d"
    "\xe2\x86\xb3"
    "\xe2\x84\x9c"
    "\xe2\x84\x9b"
    "\xe2\x84\x9c"
    "\xe2\x84\x9d"
    "\xe2\x96\xad"
    "\xc2\xae"
    "\xc2\xae"
    "\xe2\xa5\xbd"
    "\xe2\x8c\x8b"
    "\xf0\x9d\x94\xaf"
    "\xe2\x87\x81"
    "\xe2\x87\x80"
    "\xe2\xa5\xac"
    "\xcf\x81"
    "\xcf\xb1"
    "\xe2\x86\x92"
    "\xe2\x86\xa3"
    "\xe2\x87\x81"
    "\xe2\x87\x80"
    "\xe2\x87\x84"
    "\xe2\x87\x8c"
    "\xe2\x87\x89"
    "\xe2\x86\x9d"
    "\xe2\x8b\x8c"
    "\xcb\x9a"
    "\xe2\x89\x93"
    "\xe2\x87\x84"
    "\xe2\x87\x8c"
    "\xe2\x80\x8f"
    "\xe2\x8e\xb1"
    "\xe2\x8e\xb1"
    "\xe2\xab\xae"
    "\xe2\x9f\xad"
    "\xe2\x87\xbe"
    "\xe2\x9f\xa7"
    "\xe2\xa6\x86"
    "\xf0\x9d\x95\xa3"
    "\xe2\xa8\xae"
    "\xe2\xa8\xb5"
    "\x29"
    "\xe2\xa6\x94"
    "\xe2\xa8\x92"
    "\xe2\x87\x89"
    "\xe2\x80\xba"
    "\xf0\x9d\x93\x87"
    "\xe2\x86\xb1"
    "\x5d"
    "\xe2\x80\x99"
    "\xe2\x80\x99"
    "\xe2\x8b\x8c"
    "\xe2\x8b\x8a"
    "\xe2\x96\xb9"
    "\xe2\x8a\xb5"
    "\xe2\x96\xb8"
    "\xe2\xa7\x8e"
    "\xe2\xa5\xa8"
    "\xe2\x84\x9e"
    "\xc5\x9b"
    "\xe2\x80\x9a"
    "\xe2\x89\xbb"
    "\xe2\xaa\xb4"
    "\xe2\xaa\xb8"
    "\xc5\xa1"
    "\xe2\x89\xbd"
    "\xe2\xaa\xb0"
    "\xc5\x9f"
    "\xc5\x9d"
    "\xe2\xaa\xb6"
    "\xe2\xaa\xba"
    "\xe2\x8b\xa9"
    "\xe2\xa8\x93"
    "\xe2\x89\xbf"
    "\xd1\x81"
    "\xe2\x8b\x85"
    "\xe2\x8a\xa1"
    "\xe2\xa9\xa6"
    "\xe2\x87\x98"
    "\xe2\xa4\xa5"
    "\xe2\x86\x98"
    "\xe2\x86\x98"
    "\xc2\xa7"
    "\xc2\xa7"
    "\x3b"
    "\xe2\xa4\xa9"
    "\xe2\x88\x96"
    "\xe2\x88\x96"
    "\xe2\x9c\xb6"
    "\xf0\x9d\x94\xb0"
    "\xe2\x8c\xa2"
    "\xe2\x99\xaf"
    "\xd1\x89"
    "\xd1\x88"
    "\xe2\x88\xa3"
    "\xe2\x88\xa5"
    "\xc2\xad"
    "\xc2\xad"
    "\xcf\x83"
    "\xcf\x82"
    "\xcf\x82"
    "\xe2\x88\xbc"
    "\xe2\xa9\xaa"
    "\xe2\x89\x83"
    "\xe2\x89\x83"
    "\xe2\xaa\x9e"
    "\xe2\xaa\xa0"
    "\xe2\xaa\x9d"
    "\xe2\xaa\x9f"
    "\xe2\x89\x86"
    "\xe2\xa8\xa4"
    "\xe2\xa5\xb2"
    "\xe2\x86\x90"
    "\xe2\x88\x96"
    "\xe2\xa8\xb3"
    "\xe2\xa7\xa4"
    "\xe2\x88\xa3"
    "\xe2\x8c\xa3"
    "\xe2\xaa\xaa"
    "\xe2\xaa\xac"
    "\xe2\xaa\xac\xef\xb8\x80"
    "\xd1\x8c"
    "\x2f"
    "\xe2\xa7\x84"
    "\xe2\x8c\xbf"
    "\xf0\x9d\x95\xa4"
    "\xe2\x99\xa0"
    "\xe2\x99\xa0"
    "\xe2\x88\xa5"
    "\xe2\x8a\x93"
    "\xe2\x8a\x93\xef\xb8\x80"
    "\xe2\x8a\x94"
    "\xe2\x8a\x94\xef\xb8\x80"
    "\xe2\x8a\x8f"
    "\xe2\x8a\x91"
    "\xe2\x8a\x8f"
    "\xe2\x8a\x91"
    "\xe2\x8a\x90"
    "\xe2\x8a\x92"
    "\xe2\x8a\x90"
    "\xe2\x8a\x92"
    "\xe2\x96\xa1"
    "\xe2\x96\xa1"
    "\xe2\x96\xaa"
    "\xe2\x96\xaa"
    "\xe2\x86\x92"
    "\xf0\x9d\x93\x88"
    "\xe2\x88\x96"
    "\xe2\x8c\xa3"
    "\xe2\x8b\x86"
    "\xe2\x98\x86"
    "\xe2\x98\x85"
    "\xcf\xb5"
    "\xcf\x95"
    "\xc2\xaf"
    "\xe2\x8a\x82"
    "\xe2\xab\x85"
    "\xe2\xaa\xbd"
    "\xe2\x8a\x86"
    "\xe2\xab\x83"
    "\xe2\xab\x81"
    "\xe2\xab\x8b"
    "\xe2\x8a\x8a"
    "\xe2\xaa\xbf"
    "\xe2\xa5\xb9"
    "\xe2\x8a\x82"
    "\xe2\x8a\x86"
    "\xe2\xab\x85"
    "\xe2\x8a\x8a"
    "\xe2\xab\x8b"
    "\xe2\xab\x87"
    "\xe2\xab\x95"
    "\xe2\xab\x93"
    "\xe2\x89\xbb"
    "\xe2\xaa\xb8"
    "\xe2\x89\xbd"
    "\xe2\xaa\xb0"
    "\xe2\xaa\xba"
    "\xe2\xaa\xb6"
    "\xe2\x8b\xa9"
    "\xe2\x89\xbf"
    "\xe2\x88\x91"
    "\xe2\x99\xaa"
    "\xc2\xb9"
    "\xc2\xb9"
    "\xc2\xb2"
    "\xc2\xb2"
    "\xc2\xb3"
    "\xc2\xb3"
    "\xe2\x8a\x83"
    "\xe2\xab\x86"
    "\xe2\xaa\xbe"
    "\xe2\xab\x98"
    "\xe2\x8a\x87"
    "\xe2\xab\x84"
    "\xe2\x9f\x89"
    "\xe2\xab\x97"
    "\xe2\xa5\xbb"
    "\xe2\xab\x82"
    "\xe2\xab\x8c"
    "\xe2\x8a\x8b"
    "\xe2\xab\x80"
    "\xe2\x8a\x83"
    "\xe2\x8a\x87"
    "\xe2\xab\x86"
    "\xe2\x8a\x8b"
    "\xe2\xab\x8c"
    "\xe2\xab\x88"
    "\xe2\xab\x94"
    "\xe2\xab\x96"
    "\xe2\x87\x99"
    "\xe2\xa4\xa6"
    "\xe2\x86\x99"
    "\xe2\x86\x99"
    "\xe2\xa4\xaa"
    "\xc3\x9f"
    "\xc3\x9f"
    "\xe2\x8c\x96"
    "\xcf\x84"
    "\xe2\x8e\xb4"
    "\xc5\xa5"
    "\xc5\xa3"
    "\xd1\x82"
    "\xe2\x83\x9b"
    "\xe2\x8c\x95"
    "\xf0\x9d\x94\xb1"
    "\xe2\x88\xb4"
    "\xe2\x88\xb4"
    "\xce\xb8"
    "\xcf\x91"
    "\xcf\x91"
    "\xe2\x89\x88"
    "\xe2\x88\xbc"
    "\xe2\x80\x89"
    "\xe2\x89\x88"
    "\xe2\x88\xbc"
    "\xc3\xbe"
    "\xc3\xbe"
    "\xcb\x9c"
    "\xc3\x97"
    "\xc3\x97"
    "\xe2\x8a\xa0"
    "\xe2\xa8\xb1"
    "\xe2\xa8\xb0"
    "\xe2\x88\xad"
    "\xe2\xa4\xa8"
    "\xe2\x8a\xa4"
    "\xe2\x8c\xb6"
    "\xe2\xab\xb1"
    "\xf0\x9d\x95\xa5"
    "\xe2\xab\x9a"
    "\xe2\xa4\xa9"
    "\xe2\x80\xb4"
    "\xe2\x84\xa2"
    "\xe2\x96\xb5"
    "\xe2\x96\xbf"
    "\xe2\x97\x83"
    "\xe2\x8a\xb4"
    "\xe2\x89\x9c"
    "\xe2\x96\xb9"
    "\xe2\x8a\xb5"
    "\xe2\x97\xac"
    "\xe2\x89\x9c"
    "\xe2\xa8\xba"
    "\xe2\xa8\xb9"
    "\xe2\xa7\x8d"
    "\xe2\xa8\xbb"
    "\xe2\x8f\xa2"
    "\xf0\x9d\x93\x89"
    "\xd1\x86"
    "\xd1\x9b"
    "\xc5\xa7"
    "\xe2\x89\xac"
    "\xe2\x86\x9e"
    "\xe2\x86\xa0"
    "\xe2\x87\x91"
    "\xe2\xa5\xa3"
    "\xc3\xba"
    "\xc3\xba"
    "\xe2\x86\x91"
    "\xd1\x9e"
    "\xc5\xad"
    "\xc3\xbb"
    "\xc3\xbb"
    "\xd1\x83"
    "\xe2\x87\x85"
    "\xc5\xb1"
    "\xe2\xa5\xae"
    "\xe2\xa5\xbe"
    "\xf0\x9d\x94\xb2"
    "\xc3\xb9"
    "\xc3\xb9"
    "\xe2\x86\xbf"
    "\xe2\x86\xbe"
    "\xe2\x96\x80"
    "\xe2\x8c\x9c"
    "\xe2\x8c\x9c"
    "\xe2\x8c\x8f"
    "\xe2\x97\xb8"
    "\xc5\xab"
    "\xc2\xa8"
    "\xc2\xa8"
    "\xc5\xb3"
    "\xf0\x9d\x95\xa6"
    "\xe2\x86\x91"
    "\xe2\x86\x95"
    "\xe2\x86\xbf"
    "\xe2\x86\xbe"
    "\xe2\x8a\x8e"
    "\xcf\x85"
    "\xcf\x92"
    "\xcf\x85"
    "\xe2\x87\x88"
    "\xe2\x8c\x9d"
    "\xe2\x8c\x9d"
    "\xe2\x8c\x8e"
    "\xc5\xaf"
    "\xe2\x97\xb9"
    "\xf0\x9d\x93\x8a"
    "\xe2\x8b\xb0"
    "\xc5\xa9"
    "\xe2\x96\xb5"
    "\xe2\x96\xb4"
    "\xe2\x87\x88"
    "\xc3\xbc"
    "\xc3\xbc"
    "\xe2\xa6\xa7"
    "\xe2\x87\x95"
    "\xe2\xab\xa8"
    "\xe2\xab\xa9"
    "\xe2\x8a\xa8"
    "\xe2\xa6\x9c"
    "\xcf\xb5"
    "\xcf\xb0"
    "\xe2\x88\x85"
    "\xcf\x95"
    "\xcf\x96"
    "\xe2\x88\x9d"
    "\xe2\x86\x95"
    "\xcf\xb1"
    "\xcf\x82"
    "\xe2\x8a\x8a\xef\xb8\x80"
    "\xe2\xab\x8b\xef\xb8\x80"
    "\xe2\x8a\x8b\xef\xb8\x80"
    "\xe2\xab\x8c\xef\xb8\x80"
    "\xcf\x91"
    "\xe2\x8a\xb2"
    "\xe2\x8a\xb3"
    "\xd0\xb2"
    "\xe2\x8a\xa2"
    "\xe2\x88\xa8"
    "\xe2\x8a\xbb"
    "\xe2\x89\x9a"
    "\xe2\x8b\xae"
    "\x7c"
    "\x7c"
    "\xf0\x9d\x94\xb3"
    "\xe2\x8a\xb2"
    "\xe2\x8a\x82\xe2\x83\x92"
    "\xe2\x8a\x83\xe2\x83\x92"
    "\xf0\x9d\x95\xa7"
    "\xe2\x88\x9d"
    "\xe2\x8a\xb3"
    "\xf0\x9d\x93\x8b"
    "\xe2\xab\x8b\xef\xb8\x80"
    "\xe2\x8a\x8a\xef\xb8\x80"
    "\xe2\xab\x8c\xef\xb8\x80"
    "\xe2\x8a\x8b\xef\xb8\x80"
    "\xe2\xa6\x9a"
    "\xc5\xb5"
    "\xe2\xa9\x9f"
    "\xe2\x88\xa7"
    "\xe2\x89\x99"
    "\xe2\x84\x98"
    "\xf0\x9d\x94\xb4"
    "\xf0\x9d\x95\xa8"
    "\xe2\x84\x98"
    "\xe2\x89\x80"
    "\xe2\x89\x80"
    "\xf0\x9d\x93\x8c"
    "\xe2\x8b\x82"
    "\xe2\x97\xaf"
    "\xe2\x8b\x83"
    "\xe2\x96\xbd"
    "\xf0\x9d\x94\xb5"
    "\xe2\x9f\xba"
    "\xe2\x9f\xb7"
    "\xce\xbe"
    "\xe2\x9f\xb8"
    "\xe2\x9f\xb5"
    "\xe2\x9f\xbc"
    "\xe2\x8b\xbb"
    "\xe2\xa8\x80"
    "\xf0\x9d\x95\xa9"
    "\xe2\xa8\x81"
    "\xe2\xa8\x82"
    "\xe2\x9f\xb9"
    "\xe2\x9f\xb6"
    "\xf0\x9d\x93\x8d"
    "\xe2\xa8\x86"
    "\xe2\xa8\x84"
    "\xe2\x96\xb3"
    "\xe2\x8b\x81"
    "\xe2\x8b\x80"
    "\xc3\xbd"
    "\xc3\xbd"
    "\xd1\x8f"
    "\xc5\xb7"
    "\xd1\x8b"
    "\xc2\xa5"
    "\xc2\xa5"
    "\xf0\x9d\x94\xb6"
    "\xd1\x97"
    "\xf0\x9d\x95\xaa"
    "\xf0\x9d\x93\x8e"
    "\xd1\x8e"
    "\xc3\xbf"
    "\xc3\xbf"
    "\xc5\xba"
    "\xc5\xbe"
    "\xd0\xb7"
    "\xc5\xbc"
    "\xe2\x84\xa8"
    "\xce\xb6"
    "\xf0\x9d\x94\xb7"
    "\xd0\xb6"
    "\xe2\x87\x9d"
    "\xf0\x9d\x95\xab"
    "\xf0\x9d\x93\x8f"
    "\xe2\x80\x8d"
    "\xe2\x80\x8c";

char32_t numeric_reference_replacement(char32_t code) {
  static constexpr std::uint16_t replacements[] = {
      8364, 0,    8218, 402,  8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0,
      0,    8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376,
  };
  return code >= 0x80 && code < 0xA0 ? replacements[code - 0x80] : 0;
}

}  // namespace lockstep::detail
